import Foundation

/// A gesture of the user's own: Settings › Accessibility › Switch Control › Saved Gestures.
public struct SavedGesture: Hashable, Sendable {
  /// What the gesture is called.
  public var name: String
  /// How long it takes, in seconds, 0.05 to 30.
  public var duration: Double
  /// The way of each finger, in screen coordinates: 1 to 5 fingers, each with at least one point.
  public var fingers: [[CGPoint]]

  /// Creates a gesture.
  public init(name: String, duration: Double, fingers: [[CGPoint]]) {
    self.name = name
    self.duration = duration
    self.fingers = fingers
  }
}

/// How a gesture is written in settings, behind its name: `"0.6: 10,20 30,40 | 50,20 70,40"`.
extension SavedGesture {
  init?(name: String, text: String) {
    guard !name.isEmpty, let colon = text.firstIndex(of: ":"),
      let duration = Double(text[..<colon]), (0.05...30).contains(duration)
    else { return nil }
    var fingers: [[CGPoint]] = []
    for finger in text[text.index(after: colon)...].split(separator: "|") {
      var points: [CGPoint] = []
      for pair in finger.split(separator: " ") {
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
        points.append(CGPoint(x: numbers[0], y: numbers[1]))
      }
      guard !points.isEmpty else { return nil }
      fingers.append(points)
    }
    guard (1...5).contains(fingers.count) else { return nil }
    self.init(name: name, duration: duration, fingers: fingers)
  }

  /// The gesture as it is written in settings, without its name.
  public var text: String {
    func number(_ value: Double) -> String { SettingValue.number(value).description }
    let ways = fingers.map { points in
      points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    }
    return "\(number(duration)): " + ways.joined(separator: " | ")
  }
}
