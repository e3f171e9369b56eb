import Foundation
import Testing

@testable import Inspector

@Suite("What waits for a page")
struct OutboxTests {
  @Test func onlyTheNewestStateWaits() {
    let outbox = PageOutbox()
    outbox.send("a")
    outbox.send("tree 1", .newest("tree"))
    outbox.send("b")
    outbox.send("tree 2", .newest("tree"))
    outbox.send("overlay", .newest("overlay"))
    #expect(outbox.takeWaiting() == ["a", "b", "tree 2", "overlay"].map { .text($0) })
    #expect(outbox.size == 0)
  }

  @Test func lateSoundIsThrownAway() {
    let outbox = PageOutbox()
    for _ in 0..<1_000 { outbox.send(Data(count: 882), .sound) }
    #expect(outbox.size <= PageOutbox.mostSound)
    outbox.discard(.sound)
    #expect(outbox.size == 0)
  }

  @Test func whoeverWaitsIsWokenByAMessageAndByTheEnd() async {
    let outbox = PageOutbox()
    async let first = outbox.next()
    try? await Task.sleep(for: .milliseconds(5))
    outbox.send("a")
    #expect(await first == [.text("a")])
    async let last = outbox.next()
    outbox.close()
    #expect(await last == nil)
    outbox.send("too late")
    #expect(outbox.size == 0)
  }

  @Test func aTaskThatIsCancelledDoesNotWaitForEver() async {
    let outbox = PageOutbox()
    let task = Task { await outbox.next() }
    task.cancel()
    #expect(await task.value == nil)
  }
}
