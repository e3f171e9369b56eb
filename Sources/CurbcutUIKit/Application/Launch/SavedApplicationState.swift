import CurbcutFoundation
import Foundation

/// Keeps the scenes of an app from one launch to the next, in a file of its container.
///
/// As on iOS, what the scenes say is written when they have entered the background, read when the app is launched, and
/// discarded when the person closes the app in the app switcher, or when the app crashes while it is launched with it.
/// Follows <https://developer.apple.com/documentation/uikit/restoring-your-app-s-state>.
@MainActor
package final class SavedApplicationState {
  private let file: URL
  /// Where the state is while an app is being launched with it: one that crashes then is not launched with it again.
  private var fileInUse: URL { file.appendingPathExtension("in-use") }
  private var isWriteDue = false
  private let complain: (String) -> Void

  /// Creates the state of an app.
  ///
  /// - Parameters:
  ///   - container: the app's home folder.
  ///   - identifier: the app's bundle identifier.
  ///   - complain: called with what cannot be read or written, and why.
  package init(
    container: URL, identifier: String,
    complain: @escaping (String) -> Void = { HostMessages.write("curbcut: \($0)\n") }
  ) {
    file = container.appendingPathComponent(
      "Library/Saved Application State/\(identifier).savedState/scenes.plist")
    self.complain = complain
  }

  /// The scenes that an earlier launch has left, for a launch that begins; ``launchHasEnded()`` follows it.
  func beginLaunch() -> [SavedScene] {
    let files = FileManager.default
    try? files.removeItem(at: fileInUse)
    guard files.fileExists(atPath: file.path) else { return [] }
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      try files.moveItem(at: file, to: fileInUse)
      guard let scenes = list as? [[String: Any]] else {
        complain("\(file.path): the saved state is not a list of scenes, and is not restored")
        return []
      }
      return scenes.compactMap(SavedScene.init)
    } catch {
      complain("\(file.path): the saved state cannot be read, and is not restored: \(error)")
      return []
    }
  }

  /// The app was launched with what ``beginLaunch()`` gave it.
  func launchHasEnded() {
    let files = FileManager.default
    guard !files.fileExists(atPath: file.path), files.fileExists(atPath: fileInUse.path) else { return }
    try? files.moveItem(at: fileInUse, to: file)
  }

  /// Writes the state once the app has had its time to go to the background.
  func writeSoon() {
    guard !isWriteDue else { return }
    isWriteDue = true
    UIKitHost.shared.clock.after(0.1) { [weak self] in self?.writeIfDue() }
  }

  /// Writes the state now, if it is to be written.
  package func writeIfDue() {
    guard isWriteDue else { return }
    isWriteDue = false
    let app = UIApplication.shared
    let front = UIKitHost.shared.scenesInFront.last
    let scenes = app.openSessions.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
    for scene in scenes.compactMap(\.scene) { UISceneSession.willSave(scene) }
    let list = scenes.map { session in
      SavedScene(session, isInFront: session.persistentIdentifier == front).propertyList(complain)
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: file, options: .atomic)
    } catch {
      complain("\(file.path): the state of the app cannot be saved: \(error)")
    }
  }

  /// Forgets everything, as when the person closes the app in the app switcher.
  func discard() {
    isWriteDue = false
    try? FileManager.default.removeItem(at: file)
  }
}
