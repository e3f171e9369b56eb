import Foundation

/// What a finger on the screen does that AssistiveTouch has taken.
enum FingerUse: Sendable, Equatable {
  /// It is on the button, where it came down.
  case button(CGPoint)
  /// It is in the menu, on what it came down on; nil for nothing.
  case menu(TouchMenu.Target?)
  /// It came down beside the menu.
  case outside
  /// It drags a circle, or all of them, and was here last.
  case circle(Int?, CGPoint)
  /// It makes a gesture that is recorded.
  case recording
  /// It is on one of the buttons of the recorder.
  case recorderButton(RecorderButton)
  /// It is the pointer, whose button is held down over the app.
  case app
  /// It is one finger too many.
  case ignored
}
