import Foundation

/// How Zoom feels: what Apple does not publish, and what was chosen here. Distances are in points, times in seconds.
public enum ZoomMeasures {
  /// The least level that counts as magnified; the first step of Maximum Zoom Level.
  public static let lowestLevel = 1.2
  /// By what a key or a command changes the level.
  public static let levelStep = 1.25
  /// How far fingers go up to double the level.
  public static let doublingDistance = 120.0
  /// Fingers that move less have tapped.
  public static let slop = 10.0
  /// A tap is over within this time, and the next begins within ``tapPause``.
  public static let longestTap = 0.5
  /// How long the next tap is waited for.
  public static let tapPause = 0.35
  /// How long a finger rests for a long press.
  public static let longPress = 0.5
  /// How far from the edge of the lens fingers that rest pan by themselves.
  public static let edgeZone = 50.0
  /// How long they rest before.
  public static let edgeDelay = 0.5
  /// How fast they pan at the very edge, in points of the display each second.
  public static let edgeSpeed = 400.0
  /// How far a key moves what is shown, in points of the display.
  public static let keyPan = 120.0
  /// How often something that moves by itself is drawn.
  public static let frame = 0.05
  /// The size of the controller.
  public static let controllerSize = 50.0
  /// How far a finger on the controller goes for the greatest speed.
  public static let joystickReach = 60.0
  /// The greatest speed of the controller, in points of the display each second.
  public static let joystickSpeed = 500.0
  /// How long the controller stays opaque after it was touched.
  public static let controllerRest = 3.0
  /// The handle of a window.
  public static let handleSize = CGSize(width: 44, height: 12)
  /// How far around its picture a handle is touched.
  public static let handleReach = 22.0
  /// The diameter of a handle for resizing.
  public static let gripSize = 22.0
  /// The width of a menu, and the height of a row and of its title.
  public static let (menuWidth, rowHeight) = (270.0, 44.0)
  /// The share of the screen that a keyboard takes whose keys are not known.
  public static let keyboardShare = 0.36
}
