import Foundation
import Testing

@testable import CurbcutFoundation

@Suite("Places where a method hands an object back")
struct AutoreleasingPointerTests {
  @Test("Have what a formatter has read, or why it has read nothing")
  func formatter() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    // A place that nothing has been put in, as apps make it.
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    #expect(formatter.getObjectValue(place, for: "12", errorDescription: nil))
    #expect(place.pointee as? Int == 12)
    let reason = UnsafeMutablePointer<NSString?>.allocate(capacity: 1)
    reason.initialize(to: nil)
    defer { reason.deallocate() }
    let error = AutoreleasingUnsafeMutablePointer<NSString?>(reason)
    #expect(!formatter.getObjectValue(place, for: "dog", errorDescription: error))
    #expect(error.pointee?.contains("dog") == true)
    error.pointee = nil
    #expect(error.pointee == nil)
  }
}
