import AccessibilityTree
import CurbcutCloudKit
import CurbcutContacts
import CurbcutCoreBluetooth
import CurbcutCoreMotion
import CurbcutEventKit
import CurbcutFoundation
import CurbcutHealthKit
import CurbcutMessageUI
import CurbcutPhotosUI
import CurbcutSwiftUI
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("What a device has stands in its settings", .serialized)
struct ServiceDataTests {
  // MARK: Photos

  /// A folder with two pictures, 40 by 20 and 10 by 10 pixels.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, size) in [("a.png", CGSize(width: 40, height: 20)), ("b.png", CGSize(width: 10, height: 10))] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      try image.pngData()?.write(to: folder.appendingPathComponent(name))
    }
    try Data("text".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    let day = Date(timeIntervalSince1970: 1_767_268_800)
    for (index, name) in ["a.png", "b.png"].enumerated() {
      try FileManager.default.setAttributes(
        [.modificationDate: day.addingTimeInterval(Double(index) * 86400)],
        ofItemAtPath: folder.appendingPathComponent(name).path)
    }
    return folder
  }

  @Test func photosAreThoseOfAFolder() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    Services.set(.allowed { $0.photos.folder = folder.path })
    let all = PHAsset.fetchAssets(with: .image, options: nil)
    #expect(all.count == 2 && all.firstObject?.pixelWidth == 40 && all.firstObject?.pixelHeight == 20)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.fetchLimit = 1
    #expect(PHAsset.fetchAssets(with: options).firstObject?.localIdentifier == "b.png/L0/001")
    options.fetchLimit = 0
    options.predicate = NSPredicate(format: "pixelWidth > %d", 20)
    #expect(PHAsset.fetchAssets(with: options).count == 1)
    #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
    let asset = try #require(all.firstObject)
    let wait = PHImageRequestOptions()
    wait.isSynchronous = true
    var size: CGSize?
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 20, height: 20), contentMode: .aspectFit, options: wait
    ) { image, _ in
      size = image.map { CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale) }
    }
    #expect(size == CGSize(width: 20, height: 10))

    Services.set(
      .allowed {
        $0.photos.folder = folder.path
        $0.photos.permission = .limited
        $0.photos.selection = ["b.png"]
      })
    #expect(PHAsset.fetchAssets(with: nil).count == 1)
    Services.set(
      .allowed {
        $0.photos.folder = folder.path
        $0.photos.permission = .addOnly
      })
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    Services.set(.allowed)
  }

  @Test func aPickerShowsTheLibraryWithoutPermission() async throws {
    struct Screen: View {
      @State private var items: [PhotosPickerItem] = []
      @State private var bytes = 0
      var body: some View {
        VStack {
          PhotosPicker("Choose", selection: $items, maxSelectionCount: 2, matching: .images)
          Text(verbatim: "\(items.count) items, \(bytes > 0)")
        }
        .onChange(of: items) {
          Task { bytes = try await items.first?.loadTransferable(type: Data.self)?.count ?? 0 }
        }
      }
    }
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var services = ServiceSettings()
    services.photos.folder = folder.path
    let screen = AppScreen(Screen(), services: services)
    screen.activate("Choose")
    let photos = screen.labels.filter { $0.hasPrefix("Photo, ") }
    #expect(photos.count == 2, "\(screen.labels)")
    for photo in photos { screen.activate(photo) }
    #expect(screen.element(photos.first ?? "")?.traits.contains(.selected) == true)
    screen.activate("Add")
    for _ in 0..<2000 where !screen.labels.contains("2 items, true") {
      await Task.yield()
      screen.settle()
    }
    #expect(screen.labels.contains("2 items, true"), "\(screen.labels)")
  }

  // MARK: People and time

  @Test func contactsAreThoseOfAFileAndOfTheSettings() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).vcf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("BEGIN:VCARD\nVERSION:3.0\nN:Bell;Kate;;;\nEND:VCARD\n".utf8).write(to: file)
    Services.set(
      .allowed {
        $0.contacts.file = file.path
        var ann = ServicePerson()
        ann.givenName = "Ann"
        ann.phones = ["555-1234"]
        $0.contacts.people = [ann]
      })
    defer { Services.set(.allowed) }
    let request = CNContactFetchRequest(
      keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor, CNContactPhoneNumbersKey as CNKeyDescriptor])
    var found: [String: String] = [:]
    try CNContactStore().enumerateContacts(with: request) { contact, _ in
      found[contact.givenName] = contact.phoneNumbers.first?.value.stringValue ?? "none"
    }
    #expect(found == ["Kate": "none", "Ann": "555-1234"])
  }

  @Test func eventsAndRemindersAreThoseOfTheSettings() async throws {
    let start = try #require(ServiceTime("2031-11-30T12:30Z"))
    Services.set(
      .allowed {
        var lunch = ServiceEvent(title: "Lunch", start: start)
        lunch.location = "Canteen"
        $0.calendar.events = [lunch]
        var milk = ServiceReminder(title: "Milk")
        milk.due = ServiceTime("2031-12-01")
        $0.reminders.items = [milk]
      })
    defer { Services.set(.allowed) }
    let store = EKEventStore()
    let noon = Date(timeIntervalSince1970: 1_953_720_000)
    let events = store.events(
      matching: store.predicateForEvents(
        withStart: noon.addingTimeInterval(-86400), end: noon.addingTimeInterval(3 * 86400), calendars: nil))
    let event = events.first
    #expect(events.map(\.title) == ["Lunch"] && event?.location == "Canteen")
    #expect(event.map { $0.endDate.timeIntervalSince($0.startDate) } == 3600)
    let reminders: [EKReminder] = await withCheckedContinuation { done in
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
        done.resume(returning: $0 ?? [])
      }
    }
    #expect(reminders.map(\.title) == ["Milk"] && reminders.first?.dueDateComponents?.day == 1)
  }

  // MARK: Body

  @Test func healthDataAreThoseOfTheSettings() async throws {
    let start = try #require(ServiceTime("2026-01-01T12:00Z"))
    Services.set(
      .allowed {
        var walk = ServiceSample(
          type: "flightsClimbed", amount: 7, unit: "count", start: start)
        walk.end = ServiceTime("2026-01-01T12:10Z")
        $0.health.samples = [walk]
      })
    defer { Services.set(.allowed) }
    let (store, type) = (HKHealthStore(), HKQuantityType(.flightsClimbed))
    try await store.requestAuthorization(toShare: [], read: [type])
    let found = try await HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: type), options: .cumulativeSum
    ).result(for: store)
    #expect(found?.sumQuantity()?.doubleValue(for: .count()) == 7)
  }

  @Test func stepsAndMovementAreThoseOfTheSettings() async {
    Services.set(.allowed)
    #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionManager().isAccelerometerAvailable)
    var steps = ServiceSteps(count: 1234)
    steps.distance = 900
    Services.set(
      .allowed {
        $0.motion.steps = steps
        $0.motion.acceleration = ServiceVector(x: 0, y: -1, z: 0)
      })
    defer { Services.set(.allowed) }
    #expect(CMPedometer.isStepCountingAvailable() && !CMPedometer.isFloorCountingAvailable())
    let count: Int? = await withCheckedContinuation { done in
      CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { data, _ in
        done.resume(returning: data?.numberOfSteps.intValue)
      }
    }
    #expect(count == 1234)
    let manager = CMMotionManager()
    manager.startAccelerometerUpdates()
    #expect(manager.isAccelerometerActive && manager.accelerometerData?.acceleration.y == -1)
    manager.stopAccelerometerUpdates()
    #expect(manager.accelerometerData == nil)
  }

  // MARK: Connections

  @Test func theAccountOfICloudIsThatOfTheSettings() async throws {
    Services.set(.allowed { $0.cloud.account = .available })
    defer { Services.set(.allowed) }
    #expect(try await CKContainer.default().accountStatus() == .available)
  }

  @Test func bluetoothIsThatOfTheSettings() async {
    final class Listener: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
      let heard: @Sendable (CBManagerState) -> Void
      init(_ heard: @escaping @Sendable (CBManagerState) -> Void) { self.heard = heard }
      func centralManagerDidUpdateState(_ central: CBCentralManager) { heard(central.state) }
    }
    for (permission, state) in [
      (ServicePermission.granted, CBManagerState.poweredOn), (.denied, .unauthorized),
    ] {
      Services.set(
        .allowed {
          $0.bluetooth.state = .poweredOn
          $0.bluetooth.permission = permission
        })
      let (heard, continuation) = AsyncStream.makeStream(of: CBManagerState.self)
      let listener = Listener { continuation.yield($0) }
      let central = CBCentralManager(delegate: listener, queue: .global())
      var states = heard.makeAsyncIterator()
      #expect(await states.next() == state)
      #expect(central.authorization == (permission == .granted ? .allowedAlways : .denied))
    }
    Services.set(.allowed)
  }

  @Test func aMailIsWrittenAndSent() {
    final class Listener: NSObject, MFMailComposeViewControllerDelegate {
      var results: [MFMailComposeResult] = []
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) { results.append(result) }
    }
    struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }
    Services.set(.allowed { $0.canSendMail = true })
    defer { Services.set(.allowed) }
    #expect(MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
    let (controller, listener) = (MFMailComposeViewController(), Listener())
    controller.mailComposeDelegate = listener
    controller.setToRecipients(["kate@example.com"])
    controller.setSubject("Hello")
    controller.setMessageBody("<p>See you</p>", isHTML: true)
    let screen = AppScreen(Shown(controller: controller), services: .allowed { $0.canSendMail = true })
    #expect(
      Set(["Cancel", "Send", "To", "Subject", "Message body"]).isSubset(of: screen.labels), "\(screen.labels)"
    )
    #expect(screen.element("To")?.value?.string == "kate@example.com")
    #expect(screen.element("Message body")?.value?.string == "See you")
    screen.activate("Send")
    #expect(listener.results == [.sent])
    screen.activate("Cancel")
    screen.activate("Save Draft")
    #expect(listener.results == [.sent, .saved])
  }
}
