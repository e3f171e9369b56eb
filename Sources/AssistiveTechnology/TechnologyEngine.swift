import AccessibilityTree
import DeviceSettings
import Foundation

/// What every assistive technology is: a pure state machine over a screen.
///
/// The same events, screens, settings and times give the same effects on any machine. An engine has no clock,
/// touches no view and reads no file; it asks for actions with an ``Effect``, and learns of the result
/// through an ``Event``.
public protocol TechnologyEngine: Sendable {
  /// The name by which apps know the technology (`UIAccessibility.AssistiveTechnologyIdentifier`).
  var identifier: String { get }
  /// Where its cursor is.
  var focus: Focus { get }
  /// True while it has asked to be woken in order to say something that is due.
  var isWaitingToSpeak: Bool { get }
  /// Whether it hears where the cursors of other technologies are (``Event/cursor(_:of:)``); false unless an engine says so.
  var followsOtherCursors: Bool { get }

  /// Whether an event acts on the element in focus, or may be answered with its words, so that its attributes are read
  /// again before the event is handled; true unless an engine knows better.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - tree: the screen as it was read last.
  func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool

  /// Whether an event belongs to the engine alone, and to no technology that would get it otherwise: a touch of something that
  /// it draws, a key that is one of its switches. Never, unless an engine knows better. ``TechnologyArbiter`` asks.
  ///
  /// - Parameters:
  ///   - event: what is about to happen.
  ///   - context: the current screen, the settings, and the time.
  func claims(_ event: Event, in context: Context) -> Bool

  /// Handles one event.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - context: the current screen, the settings, and the time.
  /// - Returns: the effects, in order.
  mutating func handle(_ event: Event, in context: Context) -> [Effect]
}

extension TechnologyEngine {
  public var followsOtherCursors: Bool { false }
  public func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { true }

  public func claims(_ event: Event, in context: Context) -> Bool { false }
}

/// What an engine knows besides the event itself.
public struct Context: Sendable {
  /// The screen, up to date.
  public var tree: ElementTree
  /// The settings of the device, as of now.
  public var settings: Settings
  /// Seconds since the session began.
  public var now: Double
  /// The width and height of the screen, in points; nil when unknown, in which case no gesture from an edge
  /// is recognised.
  public var screenSize: CGSize?

  /// Creates a context; `now` is in seconds since the session began.
  public init(tree: ElementTree, settings: Settings, now: Double, screenSize: CGSize? = nil) {
    self.tree = tree
    self.settings = settings
    self.now = now
    self.screenSize = screenSize
  }
}
