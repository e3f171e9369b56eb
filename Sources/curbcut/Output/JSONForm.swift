import AccessibilityTree
import CurbcutUIKit
import Foundation

/// The output of `--json`, which Documentation/json-schema.md describes. `version` is increased when the meaning of a
/// key changes, but not when keys are added.
enum JSONForm {
  static func text(_ form: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(form), as: UTF8.self)
  }

  struct Screens: Encodable {
    var format = "curbcut.screens"
    var version = 1
    var screens: [ScreenInfo]
  }

  struct Transcripts: Encodable {
    var format = "curbcut.transcript"
    var version = 1
    /// Says which parts of the app are missing; nil if none are.
    var omission: String?
    var screens: [Transcript]
  }

  struct Transcript: Encodable {
    var screen: ScreenInfo
    var stops: [Stop]
    /// The lists that were not read to the end; nil if there are none.
    var unfinished: [UnfinishedList]?

    struct UnfinishedList: Encodable {
      var elements, rows: Int
      var grows: Bool
    }

    struct Stop: Encodable {
      var number: Int
      var text: String
      var hint: String?
      var parts: [Part]
      var frame: [Double]
      var identifier: String?
    }

    struct Part: Encodable {
      var kind: String
      var text: String
      var language: String?
    }

    init(
      screen: ScreenInfo, transcript: curbcut.Transcript, unfinished: [WholeScreen.UnfinishedList] = []
    ) {
      self.screen = screen
      if !unfinished.isEmpty {
        self.unfinished = unfinished.map {
          UnfinishedList(elements: $0.elements, rows: $0.rows, grows: $0.grows)
        }
      }
      stops = transcript.stops.map { stop in
        let frame = stop.element.frame
        return Stop(
          number: stop.number, text: stop.text, hint: stop.hint,
          parts: stop.utterance.parts.map {
            Part(kind: $0.kind.rawValue, text: $0.text.string, language: $0.language)
          },
          frame: [frame.minX, frame.minY, frame.width, frame.height], identifier: stop.element.identifier)
      }
    }
  }

  struct Trees: Encodable {
    var format = "curbcut.trees"
    var version = 1
    /// Says which parts of the app are missing; nil if none are.
    var omission: String?
    var screens: [Tree]
  }

  struct Tree: Encodable {
    var screen: ScreenInfo
    var tree: ElementTree
  }

  struct Pictures: Encodable {
    var format = "curbcut.pictures"
    var version = 1
    var screens: [Picture]
  }

  struct Picture: Encodable {
    var screen: ScreenInfo
    var file: String
    /// Width and height.
    var pixels: [Int]
    var overlay: Bool
    /// The number of frames and the duration in seconds, for a moving picture.
    var frames: Int?
    var seconds: Double?
  }

  struct Sheets: Encodable {
    var format = "curbcut.matrix"
    var version = 1
    var sheets: [Sheet]
  }

  struct Sheet: Encodable {
    var screen: ScreenInfo
    var file: String
    /// Width and height.
    var pixels: [Int]
    var cells: [Cell]

    struct Cell: Encodable {
      var values: [String: String]
      var label: String
      /// The frame of the picture on the sheet: x, y, width and height.
      var frame: [Int]
    }

    init(screen: ScreenInfo, file: String, sheet: ContactSheet) {
      self.screen = screen
      self.file = file
      pixels = [Int(sheet.size.width), Int(sheet.size.height)]
      cells = sheet.cells.map { cell in
        let frame = cell.frame
        return Cell(
          values: cell.values, label: cell.label,
          frame: [frame.minX, frame.minY, frame.width, frame.height].map { Int($0) })
      }
    }
  }

  struct Conformance: Encodable {
    var format = "curbcut.conformance"
    var version = 2
    var passed, failed, disagree, outside: Int
    var frames: Frames?
    var cases: [Case]

    struct Frames: Encodable {
      var judged, close, textJudged, textClose: Int
      var percentage: Double
    }

    struct Case: Encodable {
      var file, section, name, outcome: String
      var difference: [String]?
      var reason: String?
    }
  }
}
