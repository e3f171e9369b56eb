import Foundation
import Testing

@testable import curbcut

@Suite("Contact sheets and moving pictures")
struct RenderTests {
  private struct Sheets: Decodable {
    struct Sheet: Decodable {
      struct Cell: Decodable {
        var values: [String: String]
        var label: String
        var frame: [Int]
      }
      var file: String
      var pixels: [Int]
      var cells: [Cell]
    }
    var format: String
    var sheets: [Sheet]
  }

  private struct Pictures: Decodable {
    struct Picture: Decodable {
      var file: String
      var pixels: [Int]
      var frames: Int?
      var seconds: Double?
    }
    var screens: [Picture]
  }

  /// Width and height of a PNG file.
  private func size(_ png: Data) -> [Int] {
    let bytes = [UInt8](png.prefix(24))
    guard bytes.count == 24 else { return [] }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("A sheet has a picture for each combination, with what sets it apart in words")
  func matrix() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("sheet.png")
    let result = try CommandLineTool.run([
      "render", CommandLineTool.example("After"), "-o", file.path, "--json", "--matrix",
      "textSize=large,AX3", "appearance=light,dark", "boldText=off,on",
    ])
    #expect(result.status == 0 && result.errors == "")
    let form = try JSONDecoder().decode(Sheets.self, from: Data(result.output.utf8))
    #expect(form.format == "curbcut.matrix" && form.sheets.count == 1)
    let sheet = try #require(form.sheets.first)
    #expect(sheet.file == file.path && sheet.cells.count == 8)
    #expect(size(try Data(contentsOf: file)) == sheet.pixels)
    #expect(
      sheet.cells[0].label == "Large · light · Bold Text off"
        || sheet.cells[0].label == "large · light · Bold Text off")
    #expect(sheet.cells[1].values == ["textSize": "AX3", "appearance": "light", "boldText": "off"])
    #expect(sheet.cells[7].label == "AX3 · dark · Bold Text on")
    for (index, cell) in sheet.cells.enumerated() {
      let frame = CGRect(x: cell.frame[0], y: cell.frame[1], width: cell.frame[2], height: cell.frame[3])
      #expect(CGRect(x: 0, y: 0, width: sheet.pixels[0], height: sheet.pixels[1]).contains(frame))
      #expect(frame.width == 440)
      for other in sheet.cells[..<index] {
        let place = CGRect(
          x: other.frame[0], y: other.frame[1], width: other.frame[2], height: other.frame[3])
        #expect(!frame.intersects(place))
      }
    }
    // Two sizes across, the other values below each other.
    #expect(sheet.cells[0].frame[1] == sheet.cells[1].frame[1])
    #expect(sheet.cells[2].frame[0] == sheet.cells[0].frame[0])
  }

  @Test(
    "An axis that is not understood is told, with what may have been meant",
    arguments: [
      (["textSize"], "not “textSize”"),
      (["textSize=large,AX9"], "--matrix textSize=AX9: there is no such text size. Did you mean"),
      (["textSize=large,,AX3"], "a value is missing"),
      (["textSize=large,large"], "a value is given twice"),
      (["textSize=large", "textSize=AX3"], "--matrix has textSize twice"),
      (["appearance=light,drak"], "there is no such appearance. Did you mean “dark”?"),
      (["language=de,German!"], "that is not a language tag"),
      (["boldTxt=on"], "the key of a setting, such as \"boldText\""),
      (["boldText=perhaps"], "--matrix boldText=perhaps: expected"),
      (["device=iPhone 16,iPhone 61"], "there is no such device"),
      (
        ["voiceOver.pitch=" + (0..<201).map { "0.\(100 + $0)" }.joined(separator: ",")],
        "a sheet has room for 200"
      ),
    ] as [([String], String)])
  func wrongAxes(axes: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url("sheet.png")
    let result = try CommandLineTool.run(
      ["render", CommandLineTool.example("After"), "-o", file.path, "--matrix"] + axes)
    #expect(result.status != 0)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("Axes combine, the first one fastest")
  @MainActor
  func combinations() throws {
    let axes = try MatrixAxis.parse(["textSize=large,AX3", "language=en,ar", "direction=rightToLeft"])
    #expect(
      MatrixWalk.combinations(of: axes) == [
        ["large", "en", "rightToLeft"], ["AX3", "en", "rightToLeft"], ["large", "ar", "rightToLeft"],
        ["AX3", "ar", "rightToLeft"],
      ])
    #expect(axes[1].label("ar") == "Arabic (ar)" && axes[2].label("rightToLeft") == "right to left")
  }

  @Test("A run becomes a moving picture that takes as long as its words", arguments: ["gif", "png"])
  func run(kind: String) throws {
    let folder = try TemporaryFolder()
    let (script, file) = (folder.url("walk.gestures"), folder.url("walk.\(kind)"))
    try Data("swipe right\nswipe right\n".utf8).write(to: script)
    let result = try CommandLineTool.run([
      "render", CommandLineTool.example("After"), "--script", script.path, "-o", file.path, "--json",
    ])
    #expect(result.status == 0)
    let form = try JSONDecoder().decode(Pictures.self, from: Data(result.output.utf8))
    let picture = try #require(form.screens.first)
    let data = try Data(contentsOf: file)
    // Three things said: at least a picture for each, at least half a second each.
    #expect(picture.frames ?? 0 >= 3 && picture.seconds ?? 0 > 3)
    #expect(picture.pixels == [393, 852 + 104])
    if kind == "gif" {
      #expect(data.starts(with: "GIF89a".utf8) && data.last == 0x3B)
    } else {
      #expect(size(data) == picture.pixels && data.range(of: Data("acTL".utf8)) != nil)
    }
  }

  @Test("An expectation that does not hold is told, and the picture is there all the same")
  func failingRun() throws {
    let folder = try TemporaryFolder()
    let (script, file) = (folder.url("walk.gestures"), folder.url("walk.gif"))
    try Data("swipe right\nexpect \"No such words\"\n".utf8).write(to: script)
    let result = try CommandLineTool.run([
      "voiceover", CommandLineTool.example("After"), "--script", script.path, "--animation", file.path,
    ])
    #expect(result.status == 1 && result.errors.contains("walk.gestures:2: error: Expected"))
    #expect(try Data(contentsOf: file).starts(with: "GIF89a".utf8))
  }

  @Test(
    "What does not go together is told",
    arguments: [
      (["--script", "a", "--matrix", "textSize=large"], "exclude each other"),
      (["--scale", "9"], "0.25 to 4"),
      (["--matrix", "textSize=large", "--scale", "1"], "leave --scale out"),
      (["--script", "a.gestures", "-o", "walk.mov"], "a moving picture is a .gif"),
    ] as [([String], String)])
  func wrongOptions(options: [String], message: String) throws {
    let output = options.contains("-o") ? [] : ["-o", "a.png"]
    let result = try CommandLineTool.run(["render", CommandLineTool.example("After")] + output + options)
    #expect(result.status != 0 && result.errors.contains(message), "\(result.errors)")
  }
}
