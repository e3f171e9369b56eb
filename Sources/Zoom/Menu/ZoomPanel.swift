import AssistiveTechnology
import DeviceSettings
import Foundation

/// What Zoom shows over the screen: its menu, a page of it, or the warning that an app uses the same gestures.
public struct ZoomPanel: Hashable, Sendable {
  /// What is shown.
  public enum Kind: Hashable, Sendable {
    /// The menu, and its pages.
    case menu, regions, filters
    /// The choice between Zoom and the app's gestures.
    case conflict
  }

  /// What a row stands for.
  public enum Target: Hashable, Sendable {
    /// Rows of the menu.
    case zoomInOut, chooseRegion, resizeLens, chooseFilter, showController
    /// The slider of the level.
    case level
    /// A row of a page.
    case region(ZoomSettings.Region), filter(ZoomSettings.Filter)
    /// Zoom is turned off, or stays on.
    case turnOff, goOn
  }

  /// A row.
  public struct Row: Hashable, Sendable {
    /// The text of the row.
    public let text: String
    /// What it stands for.
    public let target: Target
  }

  /// What is shown.
  public let kind: Kind
  /// The text over the rows.
  public let title: String
  /// The rows, from top to bottom.
  public let rows: [Row]
  /// The row that is chosen in the settings; nil where none is.
  public let selection: Int?

  /// The panel as it is drawn.
  var overlay: Overlay.Panel { Overlay.Panel(title: title, rows: rows.map(\.text), selection: selection) }

  // MARK: Places

  private func rowHeight(in size: CGSize) -> Double {
    min(ZoomMeasures.rowHeight, size.height / Double(rows.count + 1))
  }

  /// Where it is, in points of a display of that size: in the middle, with the title above the rows.
  public func frame(in size: CGSize) -> CGRect {
    let width = min(ZoomMeasures.menuWidth, size.width)
    let height = rowHeight(in: size) * Double(rows.count + 1)
    return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// Where a row is, in points of a display of that size.
  public func frame(ofRow index: Int, in size: CGSize) -> CGRect {
    let (frame, height) = (frame(in: size), rowHeight(in: size))
    return CGRect(
      x: frame.minX, y: frame.minY + Double(index + 1) * height, width: frame.width, height: height)
  }

  /// The row at a point of the display; nil where none is.
  func row(at point: CGPoint, in size: CGSize) -> Int? {
    rows.indices.first { frame(ofRow: $0, in: size).contains(point) }
  }

  /// The share of the slider at a point of the display, from 0 to 1.
  func share(ofSlider row: Int, at point: CGPoint, in size: CGSize) -> Double {
    let track = frame(ofRow: row, in: size).insetBy(dx: Self.sliderMargin, dy: 0)
    return track.width > 0 ? min(max((point.x - track.minX) / track.width, 0), 1) : 0
  }

  /// What is left free on both sides of the slider, in points.
  private static let sliderMargin = 20.0
}
