import Foundation

/// A gesture on the touch screen, by number of fingers and movement.
public struct Gesture: Hashable, Sendable, Codable {
  /// What the fingers did.
  public var kind: Kind
  /// How many fingers made it, 1 to 4.
  public var fingers: Int
  /// Where it was made, in screen coordinates: the centroid of the fingers when they touched down. Nil when
  /// it does not matter.
  public var point: CGPoint?
  /// The part of the screen in which it was made, for a caller that names a region rather than a point; nil
  /// lets ``point`` decide.
  public var region: Region?

  /// Creates a gesture; by default with one finger, anywhere on the screen.
  public init(
    _ kind: Kind, fingers: Int = 1, at point: CGPoint? = nil, in region: Region? = nil
  ) {
    self.kind = kind
    self.fingers = fingers
    self.point = point
    self.region = region
  }

  /// What the fingers did.
  public enum Kind: Hashable, Sendable, Codable {
    /// A finger rests on the screen or moves slowly over it (explore by touch).
    case explore
    /// The exploring finger left the screen.
    case lift
    /// The gesture that had begun was abandoned: the system cancelled the touches, or more fingers joined.
    case cancel
    /// Taps in quick succession, 1 to 4.
    case tap(Int)
    /// Taps, the last of which is held: 1 for tap and hold, 2 for double tap and hold.
    case hold(taps: Int)
    /// What a finger does after a double tap and hold: the touch goes to the app.
    case passThrough(Touch)
    /// The fingers move quickly in one direction and are lifted.
    case swipe(Direction)
    /// A double tap and hold, followed by a swipe: Undo and Redo.
    case holdAndSwipe(Direction)
    /// One finger rests on an item, another taps anywhere.
    case splitTap
    /// Two fingers turn the rotor by one detent.
    case rotate(clockwise: Bool)
    /// Two fingers move back and forth three times, as in a Z.
    case scrub
    /// Two fingers move apart (`opening`) or together.
    case pinch(opening: Bool)
    /// A finger sliding in from an edge has reached the next stage: the device vibrates.
    case edgeStage(Edge, stage: Int)
    /// A finger that slid in from an edge was lifted at that stage.
    case edge(Edge, stage: Int)
    /// A finger that slid in from an edge to the first stage moved back and was lifted.
    case edgeReturn(Edge)
  }

  /// The direction in which fingers move over the screen.
  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    /// Towards the left edge.
    case left
    /// Towards the right edge.
    case right
    /// Towards the top edge.
    case up
    /// Towards the bottom edge.
    case down
  }

  /// An edge of the screen that a finger can slide in from.
  public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
  }

  /// A part of the screen in which a gesture has a meaning of its own.
  public enum Region: String, Hashable, Sendable, Codable, CaseIterable {
    /// The upper half of the screen.
    case topHalf
    /// The lower half of the screen.
    case bottomHalf
    /// The status bar at the top of the screen.
    case statusBar
  }
}
