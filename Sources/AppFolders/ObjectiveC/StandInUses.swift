import CurbcutFoundation
import Foundation

/// Tells when an app first uses a class or function that is written in Objective-C or C.
@MainActor
enum StandInUses {
  private static var observer: (any NSObjectProtocol)?

  /// Begins to listen to what the sources of stand-ins post.
  static func tell() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("CurbcutObjectiveCStandIn"), object: nil, queue: nil
    ) { note in
      guard let parts = (note.object as? String)?.split(separator: "|", maxSplits: 1), parts.count == 2 else {
        return
      }
      let language = parts[1].hasSuffix("()") ? "C" : "Objective-C"
      HostMessages.write(
        "\(parts[0]): warning: \(parts[1]) is written in \(language), which is not run here: a stand-in does nothing "
          + "in its place.\n")
    }
  }
}
