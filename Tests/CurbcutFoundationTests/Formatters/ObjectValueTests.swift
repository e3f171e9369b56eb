import CurbcutFoundation
import Foundation
import Testing

@Suite("What a formatter reads from a text")
struct ObjectValueTests {
  private final class Cents: NumberFormatter, @unchecked Sendable {
    // What an override becomes when an app's sources are lowered.
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range: UnsafeMutablePointer<NSRange>?, own: Void = ()
    ) throws {
      guard let cents = Int(string) else { throw CocoaError(.formatting) }
      obj?.pointee = NSNumber(value: Double(cents) / 100)
    }
  }

  private func read(_ string: String, _ formatter: Formatter) -> (value: AnyObject?, error: String?) {
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    defer {
      memory.deallocate()
      words.deallocate()
    }
    let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    let error = AutoreleasingUnsafeMutablePointer<NSString?>(words)
    (value.pointee, error.pointee) = (nil, nil)
    let succeeds = formatter.getObjectValue(value, for: string, errorDescription: error)
    #expect(succeeds == (value.pointee != nil))
    return (value.pointee, error.pointee as String?)
  }

  @Test func aNumberAndADateAreRead() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "de_DE")
    numbers.numberStyle = .decimal
    #expect(read("1.234,5", numbers).value as? Double == 1234.5)
    #expect(read("none", numbers).value == nil && read("none", numbers).error != nil)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = .gmt
    dates.dateFormat = "yyyy-MM-dd"
    #expect((read("1970-01-02", dates).value as? NSDate)?.timeIntervalSince1970 == 86_400)
  }

  @Test func anAppsOwnWayOfReadingIsUsed() {
    ObjCRuntime.register(Cents.self) { c in
      c.method("getObjectValue:forString:range:error:") { o, a in
        let x0 = try a.value(0) as AutoreleasingUnsafeMutablePointer<AnyObject?>?
        let x1 = try a.value(1) as String
        let x2 = try a.value(2) as UnsafeMutablePointer<NSRange>?
        return (try? o.getObjectValue(x0, for: x1, range: x2, own: ())) != nil
      }
    }
    #expect(read("250", Cents()).value as? Double == 2.5)
    #expect(read("x", Cents()).value == nil)
  }

  @Test func whatIsStoredIsKeptForAWhile() {
    let memory = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let pointer = AutoreleasingUnsafeMutablePointer<NSMutableString?>(memory)
    pointer.pointee = NSMutableString(string: "kept")
    #expect(pointer.pointee == "kept")
    pointer.pointee = nil
    #expect(pointer.pointee == nil && memory.pointee == 0)
  }
}
