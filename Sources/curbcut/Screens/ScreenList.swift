import AppFolders
import Foundation

/// The screens of a file, as a table.
struct ScreenList {
  var screens: [ScreenInfo]

  init(_ options: ScreenOptions) throws {
    if AppFolder.isFolder(options.file) {
      let folder = AppFolder(url: URL(fileURLWithPath: options.file))
      let size = options.device.device.size(options.device.orientation)
      screens = try folder.contents(target: options.app.target).scenes.map { scene in
        ScreenInfo(
          id: scene.id, storyboardIdentifier: scene.storyboardIdentifier, className: scene.className,
          title: scene.title, size: [size.width, size.height], isInitial: scene.isInitial)
      }
      return
    }
    let document = try ScreenDocument(options)
    var all = options
    all.allScreens = options.screen == nil
    screens = try document.wanted(all).map(document.info)
  }

  func json() throws -> String { try JSONForm.text(JSONForm.Screens(screens: screens)) }

  /// The table as text, with aligned columns.
  var text: String {
    let rows = screens.map { screen in
      [
        screen.isInitial ? "*" : " ", screen.id, screen.className, screen.title ?? "–",
        screen.size.map { String(Int($0.rounded())) }.joined(separator: "×"),
      ]
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
