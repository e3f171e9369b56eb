import CurbcutFoundation
import Testing

@Suite("Errors of Apple's frameworks")
struct SystemErrorTests {
  private struct TeaError: _SystemError {
    enum Code: Int, _ErrorCodeProtocol {
      typealias _ErrorType = TeaError
      case noWater = 1, noLeaves
    }

    let _nsError: NSError
    init(_nsError error: NSError) { _nsError = error }
    static var _nsErrorDomain: String { "Tea" }
    static func systemDescription(of code: Code) -> String? { code == .noWater ? "No water" : nil }
    static var noLeaves: Code { .noLeaves }
  }

  @Test("One is caught by the name of its reason, also as any error")
  func caught() {
    func catches(_ error: any Error) -> String {
      do { throw error } catch TeaError.noLeaves { return "leaves" } catch { return "other" }
    }
    #expect(catches(TeaError(.noLeaves)) == "leaves" && catches(TeaError(.noWater)) == "other")
    #expect(catches(CancellationError()) == "other")
  }

  @Test("One is an object with the domain, the number and what belongs to it")
  func object() {
    let error = TeaError(.noLeaves, userInfo: ["cups": 2])
    let object = error as NSError
    #expect(object.domain == "Tea" && object.code == 2 && object.userInfo["cups"] as? Int == 2)
    #expect(error.code == .noLeaves && error.errorCode == 2 && TeaError.errorDomain == "Tea")
    #expect(error != TeaError(.noLeaves) && TeaError(.noWater) == TeaError(.noWater))
    #expect("\(TeaError(.noLeaves))".contains(#"Error Domain=Tea Code=2 "(null)""#))
  }

  @Test("One says the system's words, those it was given, or its number")
  func words() {
    #expect(TeaError(.noWater).localizedDescription == "No water")
    #expect((TeaError(.noWater) as any Error).localizedDescription == "No water")
    #expect((TeaError(.noWater) as NSError).localizedDescription == "No water")
    let told = TeaError(.noWater, userInfo: [NSLocalizedDescriptionKey: "Dry"])
    #expect(told.localizedDescription == "Dry")
    #expect(TeaError(.noLeaves).localizedDescription == "The operation couldn’t be completed. (Tea error 2.)")
  }
}
