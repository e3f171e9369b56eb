import Foundation
import Testing

@testable import CurbcutFoundation

@Suite("A closure that any thread may call")
struct HandlerBoxTests {
  /// The depth of the stack below a handler, as it was at each call.
  private final class Depths: @unchecked Sendable {
    var all: [Int] = []
    func note() { all.append(Thread.callStackReturnAddresses.count) }
  }

  @Test("is called the thousandth time as it was the first, with nothing wrapped around it")
  func staysAsItIs() {
    let depths = Depths()
    let box = HandlerBox<@Sendable () -> Void>()
    #expect(box.value == nil)
    box.value = { depths.note() }
    for _ in 0..<1_000 { box.value?() }
    #expect(depths.all.count == 1_000)
    #expect(Set(depths.all).count == 1)
    box.value = nil
    #expect(box.value == nil)
  }
}
