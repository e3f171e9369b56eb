import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import GuidedAccess

/// One thing that happens to a device on which any technology may run.
public enum TechnologyStep: Hashable, Sendable {
  /// The user does something.
  case event(Event)
  /// The app does something by itself.
  case mutate(Mutation)
  /// Time passes, in seconds.
  case wait(Double)
  /// A setting is changed, as one does in Settings.
  case set(String, SettingValue)
  /// The screen is made a switch, or none.
  case screenIsSwitch(Bool)
  /// A technology is switched on or off.
  case toggle(Technology)
  /// Somebody sets up, changes or ends a session of Guided Access.
  case guide(Guiding)
  /// The side button is clicked, or a row of the list of the shortcut is chosen.
  case click(Int), choose(Int)

  /// What an app does by itself. Numbers choose among what there is.
  public indirect enum Mutation: Hashable, Sendable {
    case add(kind: Int, x: Double, y: Double)
    case remove(Int), toggleHidden(Int), toggleElementsHidden(Int), toggleModal(Int), toggleElement(Int)
    case move(Int, x: Double, y: Double), resize(Int, width: Double, height: Double), nudge(Int)
    case reorder(Int, toFront: Bool)
    case rename(Int, Int), revalue(Int, Int), toggleTrait(Int, Int), respond(Int, Bool?)
    case push, pop, alert, dismiss
    case scroll(Double)
    case edit(Int), endEditing
    case announce(String, AnnouncementPriority?)
    case screenChanged(Int?), layoutChanged(Int?), pause(resumes: Bool, ofVoiceOver: Bool)
    case zoomFocus(x: Double, y: Double)
    /// The device is turned.
    case rotate
    /// Something that happens after some seconds, as at the end of an animation.
    case later(Mutation, Double)
  }

  /// What is done about Guided Access.
  public enum Guiding: Hashable, Sendable {
    /// The side button is clicked three times: a session is set up, or its passcode is asked for.
    case open
    /// The passcode is set, or entered, right or wrong.
    case passcode(isRight: Bool)
    case disable(DisabledRegionShape), free(Int)
    case allow(touch: Bool, keyboards: Bool), limit(minutes: Double?)
    case start, cancel, end
  }

  /// A part of the screen that is fenced off.
  public enum DisabledRegionShape: Hashable, Sendable {
    case rectangle(x: Double, y: Double, width: Double, height: Double)
    case ellipse(x: Double, y: Double, width: Double, height: Double)
    case triangle(x: Double, y: Double, size: Double)

    var shape: DisabledRegion.Shape {
      switch self {
      case .rectangle(let x, let y, let width, let height):
        .rectangle(CGRect(x: x, y: y, width: width, height: height))
      case .ellipse(let x, let y, let width, let height):
        .ellipse(CGRect(x: x, y: y, width: width, height: height))
      case .triangle(let x, let y, let size):
        .polygon([CGPoint(x: x, y: y), CGPoint(x: x + size, y: y), CGPoint(x: x, y: y + size)])
      }
    }
  }
}
