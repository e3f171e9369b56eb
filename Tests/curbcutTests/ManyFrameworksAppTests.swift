import Foundation
import Testing

/// An app that uses many frameworks as apps do, written for Xcode, built from its folder.
@Suite("An app with many frameworks", .serialized)
struct ManyFrameworksAppTests {
  @Test("It is compiled, and the screen on which events are written is read")
  func frameworks() throws {
    let app = try SmallApp("Many")
    try app.write(
      "Many.swift",
      """
      import AdSupport
      import AppTrackingTransparency
      import CallKit
      import CoreBluetooth
      import CoreNFC
      import CoreTelephony
      import EventKit
      import EventKitUI
      import GameKit
      import HealthKit
      import Intents
      import MetricKit
      import NaturalLanguage
      import Speech
      import UIKit
      import WatchConnectivity

      class Bluetooth: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
        var manager: CBCentralManager!
        let service = CBUUID(string: "180D")
        override init() {
          super.init()
          manager = CBCentralManager(delegate: self, queue: nil)
        }
        func centralManagerDidUpdateState(_ central: CBCentralManager) {
          switch central.state {
          case .poweredOn: central.scanForPeripherals(withServices: [service], options: [CBCentralManagerScanOptionAllowDuplicatesKey: false])
          case .unsupported: print("unsupported")
          default: break
          }
        }
        func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber) {
          peripheral.delegate = self
          central.connect(peripheral, options: nil)
        }
        func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { peripheral.discoverServices([service]) }
        func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
          for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
        }
        func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) {
          guard let data = characteristic.value else { return }
          print(data.count)
        }
      }

      class Watch: NSObject, WCSessionDelegate {
        override init() {
          super.init()
          if WCSession.isSupported() {
            WCSession.default.delegate = self
            WCSession.default.activate()
          }
        }
        func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?) {}
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) { session.activate() }
        func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
      }

      class Health {
        let store = HKHealthStore()
        func steps(completion: @escaping (Double) -> Void) {
          guard HKHealthStore.isHealthDataAvailable(), let type = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return }
          store.requestAuthorization(toShare: [type, HKObjectType.workoutType()], read: [type]) { success, error in
            let start = Calendar.current.startOfDay(for: Date())
            let predicate = HKQuery.predicateForSamples(withStart: start, end: Date(), options: .strictStartDate)
            let query = HKStatisticsQuery(quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum) { _, result, _ in
              completion(result?.sumQuantity()?.doubleValue(for: HKUnit.count()) ?? 0)
            }
            self.store.execute(query)
          }
        }
      }

      class Calls: NSObject, CXProviderDelegate {
        let provider: CXProvider
        override init() {
          let configuration = CXProviderConfiguration(localizedName: "Calls")
          configuration.supportedHandleTypes = [.phoneNumber, .generic]
          provider = CXProvider(configuration: configuration)
          super.init()
          provider.setDelegate(self, queue: nil)
        }
        func providerDidReset(_ provider: CXProvider) {}
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
      }

      class Tags: NSObject, NFCNDEFReaderSessionDelegate {
        var session: NFCNDEFReaderSession?
        func scan() {
          guard NFCNDEFReaderSession.readingAvailable else { return }
          session = NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: false)
          session?.alertMessage = "Hold your phone near the tag."
          session?.begin()
        }
        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) {
          if let error = error as? NFCReaderError, error.code != .readerSessionInvalidationErrorUserCanceled { print(error) }
        }
        func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
      }

      class Agenda: UIViewController, EKEventEditViewDelegate {
        let store = EKEventStore()
        func add() {
          let write = { [store] in
            let event = EKEvent(eventStore: store)
            event.title = "Lunch"
            event.startDate = Date()
            event.endDate = event.startDate.addingTimeInterval(3600)
            event.calendar = store.defaultCalendarForNewEvents
            event.addAlarm(EKAlarm(relativeOffset: -60 * 15))
            event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil))
            do { try store.save(event, span: .thisEvent) } catch { print(error) }
          }
          if #available(iOS 17.0, *) {
            store.requestFullAccessToEvents { granted, _ in if granted { write() } }
          } else {
            store.requestAccess(to: .event) { granted, _ in if granted { write() } }
          }
          switch EKEventStore.authorizationStatus(for: .event) {
          case .authorized: break
          case .notDetermined, .denied, .restricted, .writeOnly, .fullAccess: break
          @unknown default: break
          }
          let editor = EKEventEditViewController()
          editor.eventStore = store
          editor.editViewDelegate = self
          present(editor, animated: true)
        }
        func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
          controller.dismiss(animated: true, completion: nil)
        }
      }

      class Game: UIViewController, GKGameCenterControllerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          GKLocalPlayer.local.authenticateHandler = { [weak self] controller, error in
            if let controller { self?.present(controller, animated: true) }
            if let error { print(error.localizedDescription) }
          }
          GKAccessPoint.shared.location = .topLeading
          GKAccessPoint.shared.isActive = GKLocalPlayer.local.isAuthenticated
        }
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
          gameCenterViewController.dismiss(animated: true)
        }
      }

      func various() async {
        _ = await ATTrackingManager.requestTrackingAuthorization()
        print(ASIdentifierManager.shared().advertisingIdentifier.uuidString)
        let carrier = CTTelephonyNetworkInfo().serviceSubscriberCellularProviders?.first?.value
        print(carrier?.carrierName ?? "none")
        INInteraction(intent: INIntent(), response: nil).donate { error in print(error as Any) }
        let tokenizer = NLTokenizer(unit: .word)
        let text = "A short text"
        tokenizer.string = text
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
          print(text[range])
          return true
        }
        let tagger = NLTagger(tagSchemes: [.lexicalClass])
        tagger.string = text
        tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass, options: [.omitPunctuation, .omitWhitespace]) { tag, range in
          if let tag { print(tag.rawValue) }
          return true
        }
        SFSpeechRecognizer.requestAuthorization { status in print(status == .authorized) }
      }

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let agenda = Agenda()

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          agenda.view.backgroundColor = .white
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = agenda
          window?.makeKeyAndVisible()
          DispatchQueue.main.async { self.agenda.add() }
          return true
        }
      }
      """)
    let read = try app.run(["read", "--strict", "--set", "services.calendar.permission=granted"])
    #expect(read.errors == "")
    #expect(read.output.contains("New Event") && read.output.contains("All-day"), "\(read.output)")
  }
}
