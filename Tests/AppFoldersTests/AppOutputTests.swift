import Foundation
import Glibc
import Testing

@testable import AppFolders

@Suite("What an app prints and where it was")
struct AppOutputTests {
  @Test("Comes line by line, however it arrives")
  func lines() {
    var output = AppOutput(.output)
    #expect(output.take(Array("one\ntw".utf8)) == ["one"])
    #expect(output.take(Array("o\n\nthr".utf8)) == ["two", ""])
    #expect(output.take(Array("ee: Fatal error: no\n".utf8)) == ["three: Fatal error: no"])
    #expect(output.take(Array("last".utf8)).isEmpty)
    #expect(output.end(hasCrashed: false) == ["last"])
  }

  @Test(
    "What Swift says of a crash belongs to the message about it",
    arguments: [
      ("Clock/Star.swift:12: Fatal error: no such star\n", "Fatal error: no such star"),
      ("Clock/Star.swift:12: Fatal error\n", "Fatal error"),
      (
        "Swift/Array.swift:692: Fatal error: one\ntwo\n\nCurrent stack trace:\n0 x\n", "Fatal error: one\ntwo"
      ),
      ("Clock/Star.swift:12: Assertion failed: odd\n", "Assertion failed: odd"),
      (
        "Could not cast value of type 'A' (0x1) to 'B' (0x2).\n",
        "Could not cast value of type 'A' (0x1) to 'B' (0x2)."
      ),
    ])
  func crashes(text: String, words: String) {
    var errors = AppOutput(.errors)
    #expect(errors.take(Array("before\n\(text)".utf8)) == ["before"])
    #expect(errors.isHolding)
    #expect(errors.end(hasCrashed: true).isEmpty)
    #expect(errors.crashWords == words)
  }

  @Test("Words like those of a crash are the app's own when it goes on")
  func goesOn() {
    var errors = AppOutput(.errors)
    #expect(errors.take(Array("a.swift:1: Fatal error: not really\n".utf8)).isEmpty)
    #expect(errors.takeHeld() == ["a.swift:1: Fatal error: not really"])
    #expect(errors.crashWords == nil)
    #expect(errors.end(hasCrashed: false).isEmpty)
  }

  @Test("Its calls are those in its own library; the one that was interrupted is not one that returns")
  func offsets() throws {
    let maps = """
      1000-2000 r--p 00000000 08:01 1 /bin/curbcut
      5000-6000 r--p 00000000 08:01 2 /tmp/a b/libClock.so
      6000-9000 r-xp 00001000 08:01 2 /tmp/a b/libClock.so
      a000-b000 r-xp 00000000 08:01 3 /lib/x86_64-linux-gnu/libc.so.6
      """
    let reader = try #require(AppCallReader(library: "/tmp/a b/libClock.so", maps: maps))
    let stack: [UInt] = [0x1100, 0xa100, 0x6010, 0x6800, 0x1200, 0x8ffe]
    #expect(reader.offsets(in: stack, isInterrupted: true) == [0x1010, 0x17ff, 0x3ffd])
    #expect(reader.offsets(in: stack, isInterrupted: false) == [0x100f, 0x17ff, 0x3ffd])
    #expect(AppCallReader(library: "/tmp/libOther.so", maps: maps) == nil)
  }

  @Test("The library's calls are found where it is loaded, not where it is only read")
  func libraryThatIsRead() throws {
    let maps = """
      2000-3000 r--p 00000000 08:01 2 /tmp/libClock.so
      5000-6000 r--p 00000000 08:01 2 /tmp/libClock.so
      6000-9000 r-xp 00001000 08:01 2 /tmp/libClock.so
      9000-9800 rw-p 00004000 08:01 2 /tmp/libClock.so
      f000-f800 r--p 00000000 08:01 2 /tmp/libClock.so
      """
    let reader = try #require(AppCallReader(library: "/tmp/libClock.so", maps: maps))
    #expect(reader.offsets(in: [0x2100, 0x6801, 0xf100], isInterrupted: false) == [0x1800])
  }

  @Test("Where several lines trap at one place, the function is known")
  func sharedTrap() {
    func symbol(_ file: String) -> String {
      #"{"Symbol":[{"FunctionName":"$s5Clock4StarC4riseyyF","FileName":"\#(file)","Line":0,"StartLine":7}]}"#
    }
    let calls = AppCallReader.calls(
      in: Data("[\(symbol("/a/Star.swift")),\(symbol("/<compiler-generated>"))]".utf8))
    #expect(calls.map(\.place) == ["/a/Star.swift:7"])
  }

  @Test("What the compiler made up is no call, and equal ones become one")
  func calls() {
    func symbol(_ name: String, _ line: Int) -> String {
      #"{"Symbol":[{"FunctionName":"\#(name)","FileName":"/a/Star.swift","Line":\#(line)}]}"#
    }
    let answer = [
      symbol("$s5Clock4StarC4riseyyF", 3), symbol("$s5Clock4StarC4riseyyF", 3),
      symbol("$s5Clock4StarC4riseyyFTo", 3), symbol("$s5Clock4StarC4riseyyF", 0),
      symbol("$s5Clock4StarC3setyyF", 9),
    ]
    let calls = AppCallReader.calls(in: Data("[\(answer.joined(separator: ","))]".utf8))
    #expect(calls.map(\.place) == ["/a/Star.swift:3", "/a/Star.swift:9"])
    #expect(calls.map(\.count) == [2, 1])
    #expect(calls.first?.function.hasSuffix("Star.rise()") == true)
  }

  @Test("An ending is told in one line, with its place and status")
  func endings() {
    let call = AppCall(function: "Star.rise()", place: "/a/Star.swift:3")
    var ending = AppEnding(name: "Clock", kind: .crash(signal: SIGSEGV, address: 8), calls: [call])
    #expect(
      ending.text == """
        /a/Star.swift:3: error: Clock crashed: it used memory that is not its own (EXC_BAD_ACCESS at address 0x8).
        \tStar.rise()  /a/Star.swift:3
        """)
    #expect(ending.status == 4)
    ending.kind = .hang(seconds: 2.5)
    #expect(ending.statement == "Clock is stuck: its main queue has had no turn for 2.5 seconds")
    #expect(ending.status == 5)
    ending = AppEnding(
      name: "Clock", kind: .exception,
      words:
        "*** Terminating app\nraised at Star.swift:3\n*** First throw call stack:\n(\n\t0 a\n)\nterminating due to x\n"
    )
    #expect(ending.statement == "*** Terminating app")
    #expect(ending.details == ["raised at Star.swift:3", "0 a"])
    #expect(ending.status == 4)
  }
}
