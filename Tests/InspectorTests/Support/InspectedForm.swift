import CurbcutUIKit
import Foundation
import Testing

@testable import Inspector

/// A page that keeps what it is told, and an inspection of the form among the fixtures that is told the time.
@MainActor
final class InspectedForm {
  let inspection: RunningInspection
  let file: URL
  private(set) var now = 0.0
  private let folder: URL
  private let outbox = PageOutbox()
  private(set) var messages: [[String: Any]] = []
  private(set) var binaries: [Data] = []

  init(setUp: RunningInspection.SetUp = .init(), opensPage: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("form-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("Form.storyboard")
    try FileManager.default.copyItem(at: Self.fixture, to: file)
    // The window of another test must not lie over this one.
    for window in UIApplication.shared.windows { window.isHidden = true }
    inspection = try RunningInspection(DocumentScreen(file), setUp: setUp)
    if opensPage { turn([.opened(1, outbox)]) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static var fixture: URL {
    Bundle.module.resourceURL?.appendingPathComponent("Fixtures/Form.storyboard")
      ?? URL(fileURLWithPath: "Fixtures/Form.storyboard")
  }

  /// Lets the inputs happen, and so many seconds pass.
  func turn(_ inputs: [PageInbox.Input] = [], seconds: Double = 0.02) {
    now += seconds
    inspection.turn(inputs.map { (now, $0) }, at: now)
    for message in outbox.takeWaiting() {
      switch message {
      case .text(let text):
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        if let object { messages.append(object) }
      case .binary(let data):
        binaries.append(data)
        if let frame = Self.head(of: data)?["frame"] as? Int { shown(frame) }
      case .pong: break
      }
    }
  }

  private var waitingFrames: [Int] = []
  private func shown(_ frame: Int) { waitingFrames.append(frame) }

  /// Sends a message as the page does, and says that pictures were shown.
  func send(_ kind: String, _ members: [String: Any] = [:], seconds: Double = 0.02) throws {
    var object = members
    object["kind"] = kind
    let text = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    turn(acknowledgements + [.text(text, from: 1)], seconds: seconds)
  }

  /// Lets time pass, as the page draws.
  func wait(_ seconds: Double) {
    for _ in 0..<max(1, Int(seconds / 0.05)) { turn(acknowledgements, seconds: 0.05) }
  }

  private var acknowledgements: [PageInbox.Input] {
    defer { waitingFrames = [] }
    return waitingFrames.map { .text(#"{"kind":"shown","frame":\#($0)}"#, from: 1) }
  }

  /// The last message of a kind.
  func last(_ kind: String) -> [String: Any]? { messages.last { $0["kind"] as? String == kind } }

  /// What was said, in order.
  var said: [String] {
    messages.filter { $0["kind"] as? String == "said" }.compactMap { $0["text"] as? String }
  }

  func forget() {
    messages = []
    binaries = []
  }

  /// The id of the element with a label.
  func id(of label: String) -> String? {
    let nodes = last("tree")?["nodes"] as? [[String: Any]]
    return nodes?.first { $0["label"] as? String == label }?["id"] as? String
  }

  /// The object at the beginning of a picture.
  static func head(of data: Data) -> [String: Any]? {
    guard data.first == 1, data.count > 5 else { return nil }
    let length = data[1..<5].reduce(0) { $0 << 8 | Int($1) }
    guard data.count >= 5 + length else { return nil }
    return try? JSONSerialization.jsonObject(with: data[5..<(5 + length)]) as? [String: Any]
  }
}
