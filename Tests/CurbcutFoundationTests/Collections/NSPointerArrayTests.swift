import CurbcutFoundation
import Testing

@Suite("A pointer array")
struct NSPointerArrayTests {
  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test("does not keep weak members alive; their places become empty")
  func weak() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let lost = NSObject()
      array.addPointer(pointer(kept))
      array.addPointer(pointer(lost))
      array.addPointer(nil)
      #expect(array.count == 3 && array.allObjects.count == 2)
      withExtendedLifetime(lost) {}
    }
    #expect(array.count == 3 && array.pointer(at: 1) == nil && array.pointer(at: 0) == pointer(kept))
    array.compact()
    #expect(array.count == 1 && array.allObjects.first as? NSObject === kept)
    withExtendedLifetime(kept) {}
  }

  @Test("keeps strong members alive, in any place")
  func strong() throws {
    let array = NSPointerArray.strongObjects()
    weak var seen: NSObject?
    do {
      let object = NSObject()
      seen = object
      array.addPointer(pointer(object))
    }
    #expect(seen != nil)
    let other = NSObject()
    array.insertPointer(pointer(other), at: 0)
    #expect(array.pointer(at: 0) == pointer(other) && array.count == 2)
    array.removePointer(at: 1)
    #expect(seen == nil)
    array.count = 3
    array.replacePointer(at: 2, withPointer: pointer(other))
    #expect(array.count == 3 && array.allObjects.count == 2)
    let raised = NSException.trapping { _ = array.pointer(at: 7) }
    #expect(raised.first?.name == .rangeException)
  }
}
