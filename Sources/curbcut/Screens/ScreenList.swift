import AppFolders
import Captures
import Foundation
import InterfaceBuilder

/// The screens of a file, as a table.
struct ScreenList {
  var screens: [ScreenInfo]

  init(_ options: ScreenOptions) throws {
    if RecordedApp.isRecorded(options.file) {
      screens = try MainActor.assumeIsolated {
        let recordings = try RecordedScreens(options.file)
        return try recordings.wanted(options, allByDefault: true).map(recordings.info)
      }
      return
    }
    if AppFolder.isSource(options.file) {
      throw AppFolderError(
        options.file, problem: "a Swift file has no scenes",
        expected: "a storyboard, a xib or an app's folder",
        advice: "‘curbcut previews’ lists its previews.")
    }
    if AppFolder.isFolder(options.file) {
      let folder = options.app.folder(options.file)
      let size = options.device.device.size(options.device.orientation)
      let names = ScreenNames(try folder.contents(options.app.choice).scenes)
      let fileNames = names.fileNames
      var indices = Array(names.entries.indices)
      if let name = options.screen {
        do {
          indices = [try WantedScreen.index(of: name, in: names)]
        } catch {
          throw AppFolderError(
            options.file, problem: error.problem, expected: error.expected, advice: error.advice)
        }
      }
      screens = indices.map { index in
        ScreenInfo(
          index, of: names, fileNames: fileNames, size: size, isOfApp: true,
          isInitial: names.entries[index].screen.isInitial)
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
        screen.isInitial ? "*" : " ", screen.choice, screen.className, screen.title ?? "–",
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
