import Testing

@testable import AppFolders

@Suite("Where the compiler crashes")
struct CompilerCrashTests {
  private static let start = """
    Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
    Stack dump:
    0.\tProgram arguments: /opt/swift/usr/bin/swift-frontend -frontend -c -primary-file /app/Main.swift
    1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
    2.\tCompiling with effective version 5.10

    """
  private static let end = """

     #0 0x0000564da9a95738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/opt/swift-frontend+0x72e7738)
     #1 0x0000564da9a93225 at /usr/src/Signals.cpp:12:3
    """

  @Test("Is at the innermost place that the trace names")
  func place() throws {
    let trace = """
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "/app/Error.swift")
      4.\tWhile silgen emitFunction SIL function "@$s3App".
       for 'run()' (at /app/a b/Runner.swift:12:3)
      """
    let crash = try #require(CompilerCrash(in: Self.start + trace + Self.end))
    #expect(crash.file == "/app/a b/Runner.swift")
    #expect(crash.position?.line == 12 && crash.position?.column == 3)
    let message = crash.message(LoweredPlaces())
    #expect(message?.line == 12 && message?.text == CompilerCrash.text)
  }

  @Test("Is in a closure, which the trace names with a number")
  func closure() throws {
    let trace = """
      4.\tWhile silgen emitClosure SIL function "@$s3App".
       for 'closure #1 in run()' (at /app/Runner.swift:14:7)
      """
    let crash = try #require(CompilerCrash(in: Self.start + trace + Self.end))
    #expect(crash.file == "/app/Runner.swift" && crash.position?.line == 14)
  }

  @Test("Is at a range that the trace names")
  func range() throws {
    let trace = """
      3.\tWhile type-checking statement at [/app/A.swift:7:5 - line:9:6] RangeText="print("a")"
      """
    let crash = try #require(CompilerCrash(in: Self.start + trace + Self.end))
    #expect(crash.file == "/app/A.swift" && crash.position?.line == 7)
  }

  @Test("Is in a file where the trace names no place")
  func file() throws {
    let trace = """
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "/app/Error.swift")
      4.\tWhile silgen emitFunction SIL function "@$s3App".
       for '__derived_struct_equals(_:_:)' (in module 'App')
      """
    let crash = try #require(CompilerCrash(in: Self.start + trace + Self.end))
    #expect(crash.file == "/app/Error.swift" && crash.position == nil)
  }

  @Test("Is nowhere where the compiler has only found errors")
  func errors() {
    #expect(CompilerCrash(in: "/app/A.swift:1:2: error: cannot find 'x' in scope") == nil)
    #expect(CompilerCrash(in: "Stack dump:")?.message(LoweredPlaces()) == nil)
  }
}
