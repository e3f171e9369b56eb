import CurbcutFoundation
import Testing

@Suite("An exception")
struct NSExceptionTests {
  private final class Robot: NSObject {
    func walk() { ObjCRuntime.deliver("fly:", to: self) }
  }

  @Test("ends the process with the words of iOS, the calls that led there and its own status")
  func ends() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(NSException.exitStatus), observing: [\.standardErrorContent]
    ) {
      Robot().walk()
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = said.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("*** Terminating app") })
    #expect(
      lines[first].hasPrefix(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-["))
    #expect(lines[first].contains("Robot fly:]: unrecognized selector sent to instance 0x"))
    #expect(said.contains("*** First throw call stack:\n("))
    #expect(lines.contains { $0.contains("Robot.walk()") && $0.contains("NSExceptionTests.swift:7") })
    #expect(said.contains("terminating due to uncaught exception of type NSException"))
  }

  @Test("is heard by the app's handler before the process ends")
  func handler() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(NSException.exitStatus), observing: [\.standardErrorContent]
    ) {
      NSSetUncaughtExceptionHandler { exception in
        FileHandle.standardError.write(
          Data("heard \(exception.name.rawValue) \(exception.callStackSymbols.isEmpty)\n".utf8))
      }
      NSException(name: .rangeException, reason: "too far").raise()
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("heard NSRangeException false\n"))
  }

  @Test("does not end the process where it is caught")
  func trapped() {
    let raised = NSException.trapping {
      NSException(name: .genericException, reason: "one").raise()
      NSException.raise(.rangeException, "two")
    }
    #expect(raised.map(\.name) == [.genericException, .rangeException])
    #expect(raised.map(\.reason) == ["one", "two"])
  }
}
