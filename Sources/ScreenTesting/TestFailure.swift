import Foundation
import Testing
import XCTest

/// Where in a test something was expected.
public struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

/// Makes the running test fail, whether Swift Testing or XCTest runs it.
enum TestFailure {
  /// Makes the test fail at a place, with a picture attached.
  ///
  /// - Parameters:
  ///   - message: what was expected, and what was found.
  ///   - picture: a PNG; nil for none.
  ///   - name: the name of the picture, without an ending.
  static func report(
    _ message: String, picture: [UInt8]? = nil, named name: String = "screen", at place: TestPlace
  ) {
    if Test.current != nil {
      if let picture {
        Attachment.record(picture, named: "\(name).png", sourceLocation: place.location)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: place.location)
      return
    }
    let note = picture.flatMap { keep($0, named: name) }.map { "\nThe screen: \($0)" } ?? ""
    XCTFail(message + note, file: place.filePath, line: place.line)
  }

  /// Writes a picture where a person finds it: on Linux XCTest has no attachments.
  ///
  /// - Returns: the path; nil if it cannot be written.
  private static func keep(_ picture: [UInt8], named name: String) -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AccessibilityTesting")
    let file = folder.appendingPathComponent("\(name)-\(ProcessInfo.processInfo.processIdentifier).png")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(picture).write(to: file)
      return file.path
    } catch {
      return nil
    }
  }
}
