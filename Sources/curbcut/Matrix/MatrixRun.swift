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
    let walk = try MatrixWalk(
      axes, of: options, most: Self.mostCells,
      tooMany: "pictures; a sheet has room for \(Self.mostCells)")
    var cells: [[ContactSheet.Cell]] = []
    var infos: [ScreenInfo] = []
    try walk.visit { combination, screens in
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
          ContactSheet.Cell(values: combination.values, label: combination.label, picture: picture))
      }
    }
    return zip(infos, cells).map { ($0, ContactSheet($1, columns: columns)) }
  }

  /// The number of columns: one for each value of the first axis. A single axis is wrapped if it is long.
  private var columns: Int {
    let count = axes.first?.values.count ?? 1
    return axes.count == 1 ? min(count, Self.longestRow) : count
  }

  private var cellWidth: Double { Self.sheetWidth / Double(max(1, columns)) - 24 }
}
