import AccessibilityTree
import CurbcutFoundation
import CurbcutLocalAuthentication
import CurbcutSwiftUI
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("A person shows that the device is theirs", .serialized)
struct OwnerAuthenticationTests {
  private typealias Policy = LAPolicy
  private let screen: AppScreen

  init() {
    screen = AppScreen(Text("App"), services: ServiceSettings())
    Permissions.forgetAll()
  }

  private func set(_ change: (inout ServiceSettings.LocalAuthentication) -> Void) {
    var services = ServiceSettings()
    services.localAuthentication.permission = .granted
    change(&services.localAuthentication)
    Services.set(services)
  }

  private final class Outcome: @unchecked Sendable {
    private let lock = NSLock()
    private var told: [String] = []
    var all: [String] { lock.withLock { told } }
    func add(_ isOwner: Bool, _ error: (any Error)?) {
      lock.withLock { told.append(error.map { "\(($0 as? LAError)?.code.rawValue ?? 0)" } ?? "\(isOwner)") }
    }
  }

  private func evaluate(
    _ policy: LAPolicy, _ context: LAContext = LAContext(), _ person: () async -> Void = {}
  ) async -> [String] {
    let outcome = Outcome()
    context.evaluatePolicy(policy, localizedReason: "To unlock the vault") { outcome.add($0, $1) }
    await person()
    for _ in 0..<500 where outcome.all.isEmpty {
      await Task.yield()
      screen.settle()
    }
    return outcome.all
  }

  @Test func aNewDeviceKnowsNobody() async {
    Services.set(ServiceSettings())
    var error: NSError?
    let context = LAContext()
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotEnrolled.rawValue && context.biometryType == .faceID)
    #expect(error?.localizedDescription == "No identities are enrolled.")
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    set { $0.biometry = .none }
    #expect(context.biometryType == .none)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
  }

  @Test func aKnownFaceNeedsNoAlert() async {
    set { $0.isEnrolled = true }
    #expect(LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
    #expect(await evaluate(.deviceOwnerAuthenticationWithBiometrics) == ["true"])
    #expect(SystemQuestion.window == nil)
    set {
      $0.isEnrolled = true
      $0.answer = .cancel
    }
    #expect(await evaluate(.deviceOwnerAuthenticationWithBiometrics) == ["-2"])
  }

  @Test func thePersonIsAskedForFaceIDFirst() async {
    set {
      $0.isEnrolled = true
      $0.permission = .ask
    }
    #expect(
      await evaluate(.deviceOwnerAuthenticationWithBiometrics) {
        await SystemQuestion.answer(["Don’t Allow"], screen)
      } == ["-6"])
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == -6)
    Permissions.forgetAll()
    #expect(
      await evaluate(.deviceOwnerAuthenticationWithBiometrics) {
        await SystemQuestion.answer(["Allow"], screen)
      }
        == ["true"])
  }

  @Test func anotherFaceIsTriedAgain() async {
    set {
      $0.isEnrolled = true
      $0.answer = .failure
    }
    #expect(
      await evaluate(.deviceOwnerAuthenticationWithBiometrics) {
        await SystemQuestion.answer(["Try Face ID Again", "Enter Password"], screen)
      } == ["-3"])
    #expect(
      await evaluate(.deviceOwnerAuthenticationWithBiometrics) {
        await SystemQuestion.answer(["Cancel"], screen)
      } == ["-2"])
  }

  @Test func aFingerIsAskedFor() async {
    set {
      $0.biometry = .touchID
      $0.isEnrolled = true
    }
    #expect(LAContext().biometryType == .touchID)
    var labels: [String] = []
    let context = LAContext()
    context.localizedCancelTitle = "Not Now"
    let outcome = await evaluate(.deviceOwnerAuthenticationWithBiometrics, context) {
      for _ in 0..<2000 where SystemQuestion.window == nil {
        await Task.yield()
        UIKitHost.shared.pumpMainQueue()
      }
      guard let window = SystemQuestion.window else { return }
      let provider = AccessibilityProvider(window)
      provider.update()
      labels = provider.tree.elements.compactMap { $0.label?.string }
    }
    #expect(outcome == ["true"] && SystemQuestion.window == nil)
    #expect(labels == ["Touch ID for “\(Permissions.appName)”", "To unlock the vault", "Not Now"])
  }

  @Test func thePasscodeIsAskedForWhereNobodyIsEnrolled() async throws {
    set { $0.hasPasscode = true }
    #expect(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    let typed = await evaluate(.deviceOwnerAuthentication) {
      for _ in 0..<2000 where SystemQuestion.window == nil {
        await Task.yield()
        screen.settle()
      }
      let alert = SystemQuestion.window?.rootViewController?.presentedViewController as? UIAlertController
      #expect(alert?.title == "Enter iPhone Passcode for “\(Permissions.appName)”")
      #expect(alert?.textFields?.first?.isSecureTextEntry == true)
      alert?.textFields?.first?.text = "1234"
      await SystemQuestion.answer(["OK"], screen)
    }
    #expect(typed == ["true"])
    #expect(
      await evaluate(.deviceOwnerAuthentication) { await SystemQuestion.answer(["Cancel"], screen) } == ["-2"]
    )
  }

  @Test func anAppThatEndsItIsTold() async {
    set {
      $0.biometry = .touchID
      $0.isEnrolled = true
    }
    let context = LAContext()
    #expect(
      await evaluate(.deviceOwnerAuthenticationWithBiometrics, context) { context.invalidate() } == ["-9"])
    #expect(await evaluate(.deviceOwnerAuthenticationWithBiometrics, context) == ["-10"])
    let quiet = LAContext()
    quiet.interactionNotAllowed = true
    #expect(await evaluate(.deviceOwnerAuthenticationWithBiometrics, quiet) == ["-1004"])
  }
}
