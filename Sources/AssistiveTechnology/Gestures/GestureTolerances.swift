import Foundation

/// How exact fingers must be. Distances are in points, times in seconds.
///
/// Where Apple tells a number, as for the double tap timeout, it is a setting and stands in
/// ``TouchRecognizer/Options``. The rest was chosen so that people's fingers fit: a tap lasts 60 to 150 ms,
/// a flick 80 to 250 ms; the fingers of one hand land within 100 ms of each other.
public enum GestureTolerances {
  /// A finger that has gone less far has tapped or rests; one that went farther has swiped.
  public static let swipeDistance = 25.0
  /// How far a resting finger may shake.
  public static let jitter = 10.0
  /// A finger that went out and came back farther than this has not tapped.
  public static let wanderDistance = 50.0
  /// A finger explores that rests longer than the double tap timeout times ``exploreShare``, but not less
  /// than this.
  public static let shortestExploreDelay = 0.2
  /// The most that a finger must rest before it explores, however long the double tap timeout.
  public static let longestExploreDelay = 0.5
  /// Whoever needs time for a double tap needs time for each tap of it.
  public static let exploreShare = 0.6
  /// One finger flicks in this time, else it explores.
  public static let flickDuration = 0.35
  /// A finger that is slower, in points a second, explores.
  public static let flickSpeed = 100.0
  /// Several fingers that began to move lift in this time, or they did not swipe.
  public static let multiFingerSwipeDuration = 0.8
  /// Fingers that rest this long hold.
  public static let holdDelay = 0.5
  /// Taps farther apart than this do not belong together.
  public static let tapSpread = 120.0
  /// A finger that comes down this near to one that was just lifted is the same finger.
  public static let bounceDistance = 30.0
  /// The second finger of a split tap lifts in this time.
  public static let splitTapDuration = 0.35
  /// Two fingers that lift within this time lift together.
  public static let liftTogether = 0.06
  /// Fingers that move together tell so within this time.
  public static let frameDuration = 0.008
  /// The angle from one detent of the dial to the next.
  public static let rotationDetent = 24.0 * Double.pi / 180
  /// Fingers nearer to each other than this have no angle.
  public static let rotationRadius = 20.0
  /// How far the fingers turn at least, along the circle.
  public static let rotationArc = 20.0
  /// By how much the distance of two fingers changes when they pinch.
  public static let pinchDistance = 40.0
  /// How long each of the three strokes of a scrub is at least.
  public static let scrubStroke = 20.0
  /// A finger that comes down this near to the edge may slide in from it.
  public static let edgeZone = 24.0
  /// How far it has to come in before it is taken to slide.
  public static let edgeSlip = 6.0
  /// How far it has come in at each stage.
  public static let edgeStages = [50.0, 170.0]
  /// How far it goes back for Reachability.
  public static let edgeReturn = 30.0
  /// Coordinates beyond this are no points of a screen.
  public static let farthestPoint = 1e6
  /// More fingers than this make no gesture.
  public static let mostFingers = 4
}
