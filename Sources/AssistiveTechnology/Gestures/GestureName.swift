/// The names of gestures, as settings and scripts write them. They are not localised.
extension Gesture {
  /// The name of the gesture without its point: `three-finger swipe left`. Nil for a touch that passes
  /// through to the app, and for impossible gestures, such as a tap with no fingers.
  public var name: String? { Self.names[plain] }

  /// Creates the gesture with that name, ignoring case. “one-finger” may be omitted. Nil for an unknown name.
  public init?(named name: String) {
    let words = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let known = Self.byName[words] ?? Self.byName["one-finger " + words] else { return nil }
    self = known
  }

  /// Every gesture that has a name, fewest fingers first.
  public static let all: [Gesture] = (1...GestureTolerances.mostFingers).flatMap { fingers in
    kinds(of: fingers).flatMap { kind in
      ([nil] + regions(of: kind, fingers: fingers)).map { Gesture(kind, fingers: fingers, in: $0) }
    }
  }

  /// The same gesture without its point.
  public var plain: Gesture { Gesture(kind, fingers: fingers, in: region) }

  private static let names = Dictionary(
    uniqueKeysWithValues: all.map { ($0, written($0)) })

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.map { (written($0), $0) })

  private static func kinds(of fingers: Int) -> [Kind] {
    var kinds = (1...4).map { Kind.tap($0) }
    switch fingers {
    case 1:
      kinds = [.explore, .lift, .cancel] + kinds
      kinds += [.hold(taps: 2), .hold(taps: 3), .hold(taps: 4), .splitTap]
      for edge in Edge.allCases {
        kinds += [.edge(edge, stage: 1), .edge(edge, stage: 2), .edgeReturn(edge)]
        kinds += [.edgeStage(edge, stage: 1), .edgeStage(edge, stage: 2)]
      }
    case 2:
      kinds += [.rotate(clockwise: true), .rotate(clockwise: false), .scrub]
      kinds += [.pinch(opening: true), .pinch(opening: false)]
      kinds += (1...4).map { .hold(taps: $0) }
    case 3:
      kinds += (1...4).map { .hold(taps: $0) } + Direction.allCases.map { .holdAndSwipe($0) }
    default:
      kinds += (1...4).map { .hold(taps: $0) }
    }
    return kinds + Direction.allCases.map { .swipe($0) }
  }

  private static func regions(of kind: Kind, fingers: Int) -> [Region?] {
    switch (fingers, kind) {
    case (4, .tap): [.topHalf, .bottomHalf]
    case (3, .swipe): [.statusBar]
    default: []
    }
  }

  private static func written(_ gesture: Gesture) -> String {
    let fingers = ["one", "two", "three", "four"][gesture.fingers - 1] + "-finger "
    return fingers + written(gesture.kind) + (gesture.region.map { " " + written($0) } ?? "")
  }

  private static func written(_ region: Region) -> String {
    switch region {
    case .topHalf: "top half"
    case .bottomHalf: "bottom half"
    case .statusBar: "on status bar"
    }
  }

  private static func written(_ kind: Kind) -> String {
    switch kind {
    case .explore: "touch"
    case .lift: "lift"
    case .cancel: "cancel"
    case .tap(let count): taps(count)
    case .hold(let count): taps(count) + " and hold"
    case .passThrough: "pass-through"
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .holdAndSwipe(let direction): "double tap and hold swipe \(direction.rawValue)"
    case .splitTap: "split tap"
    case .rotate(let clockwise): clockwise ? "rotate clockwise" : "rotate counterclockwise"
    case .scrub: "scrub"
    case .pinch(let opening): opening ? "pinch out" : "pinch in"
    case .edge(.bottom, let stage): stage == 1 ? "drag up from bottom edge" : "drag up far from bottom edge"
    case .edge(.top, let stage): stage == 1 ? "drag down from top edge" : "drag down far from top edge"
    case .edgeReturn(.bottom): "drag up from bottom edge and back"
    case .edgeReturn(.top): "drag down from top edge and back"
    case .edgeStage(let edge, let stage):
      "\(stage == 1 ? "first" : "second") stage from \(edge.rawValue) edge"
    }
  }

  private static func taps(_ count: Int) -> String {
    switch count {
    case 1: "tap"
    case 2: "double tap"
    case 3: "triple tap"
    default: "quadruple tap"
    }
  }
}
