import CurbcutUIKit
import Foundation

/// From which side a scene comes.
///
/// Follows <https://developer.apple.com/documentation/spritekit/sktransitiondirection>.
public enum SKTransitionDirection: Int, Sendable {
  /// From above, from below, from the right or from the left.
  case up, down, right, left
}

/// How a scene comes in place of another. It is there at once, here.
///
/// Follows <https://developer.apple.com/documentation/spritekit/sktransition>.
@preconcurrency @MainActor
open class SKTransition: NSObject {
  /// How long the transition lasts on iOS, in seconds.
  public let duration: TimeInterval
  /// Whether the scene that comes stands still meanwhile.
  open var pausesIncomingScene = true
  /// Whether the scene that goes stands still meanwhile.
  open var pausesOutgoingScene = true

  private init(_ duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  /// One scene becomes the other.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Through black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Through a colour.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a card that is turned.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a card that is turned.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// The new scene over the old one.
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// The new scene pushes the old one away.
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// The old scene shows the new one.
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// As a door that opens.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a door that opens.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a door that closes.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a door that closes.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a door.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
}
