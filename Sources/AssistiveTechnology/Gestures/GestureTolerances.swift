import Foundation

/// How precise fingers must be. Distances are in points, times in seconds.
///
/// Where Apple gives a number, as for the double-tap timeout, it is a setting in ``TouchRecognizer/Options``.
/// The rest was chosen to fit people's fingers: a tap lasts 60 to 150 ms, a flick 80 to 250 ms; the fingers
/// of one hand land within 100 ms of each other.
public enum GestureTolerances {
  /// A finger that has moved less than this has tapped or is resting; one that moved farther has swiped.
  public static let swipeDistance = 25.0
  /// How far a resting finger may jitter.
  public static let jitter = 10.0
  /// A finger that strayed farther than this and came back has not tapped.
  public static let wanderDistance = 50.0
  /// A finger explores once it has rested for the double-tap timeout times ``exploreShare``, but at least
  /// this long.
  public static let shortestExploreDelay = 0.2
  /// The longest that a finger must rest before it explores, however long the double-tap timeout is.
  public static let longestExploreDelay = 0.5
  /// The share of the double-tap timeout that a finger rests before it explores: users who need more time for
  /// a double tap also need more time for each tap.
  public static let exploreShare = 0.6
  /// A single finger that flicks does so within this time; otherwise it explores.
  public static let flickDuration = 0.35
  /// A single finger that moves more slowly than this, in points per second, explores.
  public static let flickSpeed = 100.0
  /// Several fingers that swipe are lifted within this time after they begin to move.
  public static let multiFingerSwipeDuration = 0.8
  /// Fingers that rest this long make a hold gesture.
  public static let holdDelay = 0.5
  /// Taps farther apart than this do not belong together.
  public static let tapSpread = 120.0
  /// A finger that touches down this close to one that was just lifted is the same finger.
  public static let bounceDistance = 30.0
  /// The second finger of a split tap is lifted within this time.
  public static let splitTapDuration = 0.35
  /// Two fingers that are lifted within this time are lifted together.
  public static let liftTogether = 0.06
  /// Fingers that move together report their movements within this time.
  public static let frameDuration = 0.008
  /// The angle from one detent of the rotor to the next, in radians.
  public static let rotationDetent = 24.0 * Double.pi / 180
  /// Fingers closer together than this have no reliable angle.
  public static let rotationRadius = 20.0
  /// The least distance that the fingers turn, along the circle.
  public static let rotationArc = 20.0
  /// The least change in the distance between two fingers that pinch.
  public static let pinchDistance = 40.0
  /// The least length of each of the three strokes of a scrub.
  public static let scrubStroke = 20.0
  /// A finger that touches down this close to the edge may slide in from it.
  public static let edgeZone = 24.0
  /// How far it has to move before it counts as sliding in.
  public static let edgeSlip = 6.0
  /// The distance from where it touched down at which each stage begins.
  public static let edgeStages = [50.0, 170.0]
  /// How far it moves back to make ``Gesture/Kind/edgeReturn(_:)``.
  public static let edgeReturn = 30.0
  /// Coordinates beyond this cannot be on a screen.
  public static let farthestPoint = 1e6
  /// More fingers than this make no gesture.
  public static let mostFingers = 4
}
