import Foundation

/// The words that the system's own controls say of themselves, as iOS words them.
package enum ControlStrings {
  static let increment = "Increment"
  static let decrement = "Decrement"
  static let progress = "Progress"
  static let inProgress = "In progress"
  static let progressHalted = "Progress halted"
  static let clearText = "Clear text"
  static let cancel = "Cancel"
  static let search = "Search"
  static let dictate = "Dictate"
  static let bookmarks = "Bookmarks"
  static let moreInfo = "More Info"
  static let add = "Add"
  static let close = "Close"
  static let colorWell = "Color well"
  static let noColor = "No color selected"
  static let datePicker = "Date Picker"
  static let timePicker = "Time Picker"
  static let nextMonth = "Next Month"
  static let previousMonth = "Previous Month"
  static let month = "Month"
  static let today = "Today"
  static let dismissMenu = "Dismiss context menu"
  static let expand = "Expand"
  static let collapse = "Collapse"
  static let colors = "Colors"
  static let colorGrid = "Grid"
  static let colorSliders = "Sliders"
  static let red = "Red"
  static let green = "Green"
  static let blue = "Blue"
  static let opacity = "Opacity"
  static let selectedColor = "Selected color"
  static let chooseFont = "Choose Font"
  static let photos = "Photos"
  static let noPhotos = "No Photos or Videos"
  static let noPhotosHint = "You can take photos and videos using the camera."
  static let sheetGrabber = "Sheet Grabber"
  static let sheetGrabberHint = "Adjust the size of the card overlaying screen"
  static let halfScreen = "Half screen"
  static let fullScreen = "Full screen"
  static let copy = "Copy"
  static let share = "Share"
  package static let notConnected = "You Are Not Connected to the Internet"
  static let loading = "Loading…"
  static let dismissPopup = "dismiss popup"
  static let dismissPopupHint = "Double tap to dismiss popup window"

  /// `page 2 of 3`, with the page counted from 1.
  static func page(_ page: Int, of count: Int) -> String { "page \(page) of \(count)" }

  /// A share from 0 to 1 as whole percents: `50%`.
  static func percent(_ share: Double) -> String {
    guard share.isFinite else { return "0%" }
    return "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
  }

  /// `9 o’clock`.
  static func hour(_ hour: String) -> String { "\(hour) o’clock" }

  /// `41 minutes`, `1 minute`.
  static func minutes(_ minutes: Int) -> String { minutes == 1 ? "1 minute" : "\(minutes) minutes" }

  /// `2 hours`, `1 hour`.
  static func hours(_ hours: Int) -> String { hours == 1 ? "1 hour" : "\(hours) hours" }
}
