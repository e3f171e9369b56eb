import AccessibilityTree
import AssistiveTechnology
import CurbcutAVFoundation
import CurbcutAppTrackingTransparency
import CurbcutContacts
import CurbcutCoreLocation
import CurbcutEventKit
import CurbcutFoundation
import CurbcutHealthKit
import CurbcutMediaPlayer
import CurbcutPhotosUI
import CurbcutSpeech
import CurbcutSwiftUI
import CurbcutUserNotifications
import DeviceServices
import DeviceSettings
import Testing
import VoiceOver

@MainActor
@Suite("The system asks the person what an app may do", .serialized)
struct PermissionAlertTests {
  private let screen: AppScreen

  init() {
    screen = AppScreen(Text("App"), services: ServiceSettings())
    Permissions.forgetAll()
  }

  /// A question, and what the app hears of the answer.
  struct Case: Sendable, CustomTestStringConvertible {
    var service: ProtectedService
    var says: [String]
    var answers: [(button: String, status: String)]
    var ask: @MainActor @Sendable (@escaping @Sendable (String) -> Void) -> Void
    var testDescription: String { service.rawValue }
  }

  private nonisolated static let app = Permissions.appName

  nonisolated static let cases: [Case] = [
    Case(
      service: .camera, says: ["“\(app)” Would Like to Access the Camera", "Don’t Allow", "Allow"],
      answers: [("Allow", "true"), ("Don’t Allow", "false")]
    ) { told in AVCaptureDevice.requestAccess(for: .video) { told("\($0)") } },
    Case(
      service: .microphone, says: ["“\(app)” Would Like to Access the Microphone", "Don’t Allow", "Allow"],
      answers: [("Allow", "true"), ("Don’t Allow", "false")]
    ) { told in AVAudioApplication.requestRecordPermission { told("\($0)") } },
    Case(
      service: .photos,
      says: [
        "“\(app)” would like full access to your Photo Library.", "Limit Access…", "Allow Full Access",
        "Don’t Allow",
      ],
      answers: [("Limit Access…", "limited"), ("Allow Full Access", "authorized"), ("Don’t Allow", "denied")]
    ) { told in PHPhotoLibrary.requestAuthorization(for: .readWrite) { told("\($0)") } },
    Case(
      service: .photosAddOnly, says: ["“\(app)” Would Like to Add to your Photos", "Don’t Allow", "Allow"],
      answers: [("Allow", "authorized"), ("Don’t Allow", "denied")]
    ) { told in PHPhotoLibrary.requestAuthorization(for: .addOnly) { told("\($0)") } },
    Case(
      service: .calendar,
      says: ["“\(app)” Would Like Full Access to Your Calendar", "Don’t Allow", "Allow Full Access"],
      answers: [("Allow Full Access", "true"), ("Don’t Allow", "false")]
    ) { told in EKEventStore().requestFullAccessToEvents { isAllowed, _ in told("\(isAllowed)") } },
    Case(
      service: .calendar, says: ["“\(app)” Would Like to Add to Your Calendar", "Don’t Allow", "Allow"],
      answers: [("Allow", "true"), ("Don’t Allow", "false")]
    ) { told in EKEventStore().requestWriteOnlyAccessToEvents { isAllowed, _ in told("\(isAllowed)") } },
    Case(
      service: .reminders, says: ["“\(app)” Would Like to Access Your Reminders", "Don’t Allow", "Allow"],
      answers: [("Allow", "true"), ("Don’t Allow", "false")]
    ) { told in EKEventStore().requestFullAccessToReminders { isAllowed, _ in told("\(isAllowed)") } },
    Case(
      service: .speechRecognition,
      says: [
        "“\(app)” Would Like to Access Speech Recognition",
        "Speech data from this app will be sent to Apple to process your requests. This will also help Apple improve its speech recognition technology.",
        "Don’t Allow", "Allow",
      ],
      answers: [("Allow", "authorized"), ("Don’t Allow", "denied")]
    ) { told in SFSpeechRecognizer.requestAuthorization { told("\($0)") } },
    Case(
      service: .tracking,
      says: [
        "Allow “\(app)” to track your activity across other companies’ apps and websites?",
        "Ask App Not to Track", "Allow",
      ],
      answers: [("Allow", "authorized"), ("Ask App Not to Track", "denied")]
    ) { told in ATTrackingManager.requestTrackingAuthorization { told("\($0)") } },
    Case(
      service: .mediaLibrary,
      says: [
        "“\(app)” would like to access Apple Music, your music and video activity, and your media library",
        "Don’t Allow", "Allow",
      ],
      answers: [("Allow", "authorized"), ("Don’t Allow", "denied")]
    ) { told in MPMediaLibrary.requestAuthorization { told("\($0)") } },
    Case(
      service: .notifications,
      says: [
        "“\(app)” Would Like to Send You Notifications",
        "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
        "Don’t Allow", "Allow",
      ],
      answers: [("Allow", "true"), ("Don’t Allow", "false")]
    ) { told in
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isAllowed, _ in
        told("\(isAllowed)")
      }
    },
    Case(
      service: .health,
      says: ["“\(app)” would like to access and update your Health data.", "Don’t Allow", "Allow"],
      answers: [("Allow", "true"), ("Don’t Allow", "true")]
    ) { told in
      HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.bodyMass)]) { isDone, _ in
        told("\(isDone)")
      }
    },
  ]

  /// The question's window, once it is there.
  private func window() async throws -> UIWindow {
    for _ in 0..<2000 where SystemQuestion.window == nil {
      await Task.yield()
      screen.settle()
    }
    let window = try #require(SystemQuestion.window)
    UIKitHost.shared.advance(by: 1)
    window.layoutIfNeeded()
    return window
  }

  private func labels(_ window: UIWindow) -> [String] {
    let provider = AccessibilityProvider(window)
    provider.update()
    return provider.tree.elements.compactMap { $0.label?.string }
  }

  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var words: [String] = []
    var all: [String] { lock.withLock { words } }
    func add(_ word: String) { lock.withLock { words.append(word) } }
  }

  private func wait(_ told: Told, for count: Int) async {
    for _ in 0..<2000 where told.all.count < count {
      await Task.yield()
      screen.settle()
    }
  }

  @Test(arguments: cases)
  func theAlertHasItsWordsAndTheAnswerIsRemembered(_ one: Case) async throws {
    for (button, status) in one.answers {
      Permissions.forgetAll()
      let told = Told()
      one.ask { told.add($0) }
      #expect(labels(try await window()) == one.says)
      // Whoever asks meanwhile waits for the same answer.
      one.ask { told.add($0) }
      await SystemQuestion.answer([button], screen)
      await wait(told, for: 2)
      #expect(told.all == [status, status], "\(button)")
      // Who was asked is not asked again.
      one.ask { told.add($0) }
      await wait(told, for: 3)
      #expect(told.all.last == status && SystemQuestion.window == nil)
    }
  }

  @Test func contactsAreAskedForInTwoSteps() async throws {
    for (answers, status) in [
      (["Don’t Allow"], CNAuthorizationStatus.denied), (["Continue", "Select Contacts"], .limited),
      (["Continue", "Share All 2 Contacts"], .authorized),
    ] {
      var services = ServiceSettings()
      services.contacts.people = [ServicePerson(givenName: "Ann"), ServicePerson(givenName: "Bob")]
      services.contacts.selection = ["Bob"]
      Services.set(services)
      let told = Told()
      CNContactStore().requestAccess(for: .contacts) { isAllowed, _ in told.add("\(isAllowed)") }
      #expect(
        labels(try await window()) == [
          "“\(Self.app)” Would Like to Access Your Contacts", "Don’t Allow", "Continue",
        ])
      await SystemQuestion.answer(answers, screen)
      await wait(told, for: 1)
      #expect(told.all == [status == .denied ? "false" : "true"])
      #expect(CNContactStore.authorizationStatus(for: .contacts) == status)
      let names = try? CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContactsInContainer(
          withIdentifier: CNContactStore().defaultContainerIdentifier()),
        keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor]
      ).map(\.givenName)
      #expect(names == [.denied: nil, .limited: ["Bob"], .authorized: ["Ann", "Bob"]][status])
    }
  }

  @Test func voiceOverReadsAndAnswersAnAlert() async throws {
    let told = Told()
    AVCaptureDevice.requestAccess(for: .video) { told.add("\($0)") }
    let session = Session(provider: AccessibilityProvider(try await window()), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    for _ in 0..<3 {
      session.send(.gesture(Gesture(.swipe(.right))))
      session.settle()
    }
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    await wait(told, for: 1)
    #expect(
      session.transcript.map(\.text).prefix(3) == [
        "Alert “\(Self.app)” Would Like to Access the Camera", "Don’t Allow Button", "Allow Button",
      ])
    #expect(told.all == ["true"])
  }

  @Test func theAppIsNotActiveMeanwhile() async throws {
    #expect(UIApplication.shared.applicationState == .active)
    AVCaptureDevice.requestAccess(for: .video) { _ in }
    _ = try await window()
    #expect(UIApplication.shared.applicationState == .inactive)
    await SystemQuestion.answer(["Allow"], screen)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func anAlertIsInOneLanguageThatOfTheSystem() async throws {
    var settings = Settings()
    settings.systemLanguage = "de"
    UIKitHost.shared.apply(settings)
    defer { UIKitHost.shared.apply(Settings()) }
    AVCaptureDevice.requestAccess(for: .video) { _ in }
    #expect(
      labels(try await window()) == [
        "„\(Self.app)“ möchte auf deine Kamera zugreifen", "Nicht erlauben", "Erlauben",
      ])
    await SystemQuestion.answer(["Erlauben"], screen)
    // There are not all words of this one in German.
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }
    #expect(labels(try await window()).last == "Don’t Allow")
    await SystemQuestion.answer(["Don’t Allow"], screen)
  }

  @Test func everyLanguageHasTheWordsThatItHasInOrder() {
    let all = ServiceWords.all
    let english = all["en"] ?? [:]
    #expect(english.count > 40)
    for (language, words) in all {
      #expect(Set(words.keys).isSubset(of: english.keys), "\(language)")
      for (key, text) in words {
        for place in ["%1", "%2"] {
          #expect(text.contains(place) == english[key]?.contains(place), "\(language) \(key)")
        }
      }
    }
  }
}
