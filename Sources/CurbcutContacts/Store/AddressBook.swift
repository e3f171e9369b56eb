import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Synchronization

/// The address book of this device.
///
/// It begins with the contacts of the device's settings, and goes with the app's container. Where the container is kept from
/// one launch to the next, it is the file `Library/AddressBook/Contacts.vcf` in it, into which contacts can also be put by
/// hand.
enum AddressBook {
  struct Content: @unchecked Sendable {
    /// The identifiers, in the order in which the contacts were added.
    var order: [String] = []
    var contacts: [String: ContactRecord] = [:]
    var groups: [GroupRecord] = []
    /// How often it was changed.
    var version = 0
    /// The settings with whose contacts it began; nil where it was kept.
    var source: ServiceSettings.Contacts?

    /// Whether the settings have other contacts now: the device begins anew with them.
    var isOutdated: Bool {
      guard let source else { return false }
      let settings = Services.settings.contacts
      return source.file != settings.file || source.people != settings.people
    }

    var all: [ContactRecord] { order.compactMap { contacts[$0] } }

    mutating func add(_ record: ContactRecord) {
      if contacts.updateValue(record, forKey: record.identifier) == nil { order.append(record.identifier) }
    }

    mutating func remove(_ identifier: String) {
      contacts[identifier] = nil
      order.removeAll { $0 == identifier }
      for index in groups.indices { groups[index].members.removeAll { $0 == identifier } }
    }
  }

  static let containerIdentifier = "9D4B3C3E-6F0A-4C40-8C53-6B7C2E0F3A11:ABAccount"

  private static let content = Mutex<Content?>(nil)

  /// How many contacts there are.
  static var count: Int { access { $0.order.count } }

  private static var file: URL? {
    AppContainer.keptFolder?.appendingPathComponent("Library/AddressBook/Contacts.vcf")
  }

  /// Reads the address book, or changes it.
  static func access<Result>(_ body: (inout Content) throws -> Result) rethrows -> Result {
    let (result, isChanged) = try content.withLock { content in
      if content?.isOutdated ?? false { content = nil }
      var now = content ?? read()
      let version = now.version
      defer { content = now }
      // What the body gives back goes to the caller alone.
      nonisolated(unsafe) let result = try body(&now)
      let isChanged = now.version != version
      if isChanged { write(now) }
      return Sent(value: (result, isChanged))
    }.value
    if isChanged {
      DispatchQueue.main.async {
        NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
      }
    }
    return result
  }

  private struct Sent<Value>: @unchecked Sendable {
    let value: Value
  }

  private static func read() -> Content {
    var content = Content()
    guard let file, let data = try? Data(contentsOf: file), let cards = try? VCardReader.read(data) else {
      return ofSettings()
    }
    for record in cards.contacts { content.add(record) }
    content.groups = cards.groups
    return content
  }

  private static func ofSettings() -> Content {
    var content = Content()
    let settings = Services.settings.contacts
    content.source = settings
    if let path = settings.file {
      do {
        let cards = try VCardReader.read(Data(contentsOf: URL(fileURLWithPath: path)))
        for record in cards.contacts { content.add(record) }
        content.groups = cards.groups
      } catch {
        HostMessages.write(
          "warning: \(path): expected a file of vCards for services.contacts.file: \(error)\n")
      }
    }
    for (number, person) in settings.people.enumerated() {
      content.add(ContactRecord(person, identifier: "services.contacts.people[\(number)]:ABPerson"))
    }
    return content
  }

  private static func write(_ content: Content) {
    guard let file else { return }
    let data = VCardWriter.data(content.all, groups: content.groups, identifies: true)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      HostMessages.write("warning: the contacts could not be kept in \(file.path): \(error)")
    }
  }
}

extension NSNotification.Name {
  /// The contacts of the device have changed; what was fetched is to be fetched anew.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
