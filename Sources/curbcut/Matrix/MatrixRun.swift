import AppFolders
import CurbcutUIKit
import DeviceSettings
import Foundation

/// Draws screens once for each combination of values, and puts the pictures on contact sheets.
@MainActor
struct MatrixRun {
  let axes: [MatrixAxis]
  let options: ScreenOptions
  let overlay: Bool

  /// The most pictures on a sheet.
  private static let mostCells = 200
  /// The intended width of a sheet, in pixels.
  private static let sheetWidth = 2_000.0
  /// The maximum width of a picture, in pixels.
  private static let widestCell = 440.0
  /// The most pictures in a row when there is only one axis.
  private static let longestRow = 6

  /// A sheet for each screen that the options select.
  func sheets() throws -> [(screen: ScreenInfo, sheet: ContactSheet)] {
    let combinations = Self.combinations(of: axes)
    guard combinations.count <= Self.mostCells else {
      throw Failure(
        "--matrix asks for \(combinations.count) pictures; a sheet has room for \(Self.mostCells).")
    }
    let set = try combinations.map { values in
      var cell = options
      for (axis, value) in zip(axes, values) { try axis.apply(value, to: &cell) }
      _ = try cell.setUp()
      return (values: values, options: cell)
    }
    let isApp = AppFolder.isApp(options.file)
    if isApp, let language = axes.first(where: { $0.key == "language" }) {
      throw Failure(
        "--matrix language=\(language.values.joined(separator: ",")): a running app cannot change its language. "
          + "Make a sheet for each with --language.")
    }
    let warnings = ToldWarnings()
    var running: [LoadedScreen] = []
    var cells: [[ContactSheet.Cell]] = []
    var infos: [ScreenInfo] = []
    for (values, cellOptions) in set {
      let screens: [LoadedScreen]
      if isApp, !running.isEmpty {
        screens = try running.map { try $0.setUpAnew(cellOptions) }
      } else {
        screens = try LoadedScreen.load(cellOptions, told: warnings)
        running = screens
      }
      if cells.isEmpty {
        cells = screens.map { _ in [] }
        infos = screens.map(\.info)
      }
      for (index, screen) in screens.enumerated() where cells.indices.contains(index) {
        let width = screen.window.bounds.width
        // The size of a picture is rounded up to whole pixels, so aim slightly below the width in pixels.
        let pixels = min(Self.widestCell, max(cellWidth, 100)).rounded(.down) - 0.01
        let picture = try screen.picture(overlay: overlay, scale: pixels / max(1, width))
        cells[index].append(
          ContactSheet.Cell(
            values: Dictionary(zip(axes.map(\.key), values)) { first, _ in first },
            label: zip(axes, values).map { $0.label($1) }.joined(separator: " · "), picture: picture))
      }
      if !isApp { for screen in screens { screen.window.isHidden = true } }
    }
    return zip(infos, cells).map { ($0, ContactSheet($1, columns: columns)) }
  }

  /// The number of columns: one for each value of the first axis. A single axis is wrapped if it is long.
  private var columns: Int {
    let count = axes.first?.values.count ?? 1
    return axes.count == 1 ? min(count, Self.longestRow) : count
  }

  private var cellWidth: Double { Self.sheetWidth / Double(max(1, columns)) - 24 }

  /// All combinations of one value from each axis. The first axis varies fastest.
  static func combinations(of axes: [MatrixAxis]) -> [[String]] {
    axes.reduce([[]]) { made, axis in axis.values.flatMap { value in made.map { $0 + [value] } } }
  }
}
