import AccessibilityTree
import CurbcutContacts
import CurbcutContactsUI
import CurbcutFoundation
import CurbcutSwiftUI
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("The contacts of the device", .serialized)
struct ContactTests {
  /// An empty address book.
  init() throws {
    Services.set(.allowed)
    let store = CNContactStore()
    let request = CNSaveRequest()
    let keys = [CNContactGivenNameKey] as [CNKeyDescriptor]
    let fetch = CNContactFetchRequest(keysToFetch: keys)
    fetch.mutableObjects = true
    try store.enumerateContacts(with: fetch) { contact, _ in
      if let contact = contact as? CNMutableContact { request.delete(contact) }
    }
    for group in try store.groups(matching: nil) {
      if let group = group.mutableCopy() as? CNMutableGroup { request.delete(group) }
    }
    try store.execute(request)
  }

  private func kate() -> CNMutableContact {
    let contact = CNMutableContact()
    contact.namePrefix = "Prof."
    contact.givenName = "Kate"
    contact.familyName = "Bell"
    contact.organizationName = "Creative Consulting"
    contact.jobTitle = "Producer"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "(555) 564-8583"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "kate-bell@mac.com" as NSString)]
    let address = CNMutablePostalAddress()
    address.street = "165 Davis Street"
    address.city = "Hillsborough"
    address.state = "CA"
    address.postalCode = "94010"
    address.isoCountryCode = "us"
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    contact.birthday = DateComponents(calendar: Calendar(identifier: .gregorian), month: 1, day: 20)
    contact.contactRelations = [
      CNLabeledValue(label: CNLabelContactRelationBrother, value: CNContactRelation(name: "John; Bell"))
    ]
    return contact
  }

  private func save(_ contacts: CNMutableContact...) throws {
    let request = CNSaveRequest()
    for contact in contacts { request.add(contact, toContainerWithIdentifier: nil) }
    try CNContactStore().execute(request)
  }

  @Test func whoIsAllowedHasAccess() async throws {
    #expect(try await CNContactStore().requestAccess(for: .contacts))
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
  }

  @Test func whatIsSavedIsFound() throws {
    let (store, kate) = (CNContactStore(), kate())
    let anna = CNMutableContact()
    anna.givenName = "Anna"
    anna.familyName = "Haro"
    try save(anna, kate)
    let keys: [CNKeyDescriptor] = [
      CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
      CNContactPhoneNumbersKey as CNKeyDescriptor,
    ]
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.sortOrder = .familyName
    var names: [String?] = []
    try store.enumerateContacts(with: request) { contact, stop in
      names.append(CNContactFormatter.string(from: contact, style: .fullName))
    }
    #expect(names == ["Prof. Kate Bell", "Anna Haro"])
    func found(_ predicate: NSPredicate) throws -> [String] {
      try store.unifiedContacts(matching: predicate, keysToFetch: keys).map(\.givenName)
    }
    #expect(try found(CNContact.predicateForContacts(matchingName: "be ka")) == ["Kate"])
    #expect(try found(CNContact.predicateForContacts(matchingName: "ell")).isEmpty)
    let number = CNPhoneNumber(stringValue: "+1 555 5648583")
    #expect(try found(CNContact.predicateForContacts(matching: number)) == ["Kate"])
    #expect(
      try found(CNContact.predicateForContacts(matchingEmailAddress: "Kate-Bell@mac.com")) == ["Kate"])
    #expect(throws: CNError(.predicateInvalid)) {
      try store.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: keys)
    }
    let contact = try store.unifiedContact(withIdentifier: kate.identifier, keysToFetch: keys)
    #expect(contact.isKeyAvailable(CNContactPhoneNumbersKey) && !contact.isKeyAvailable(CNContactNoteKey))
    #expect(
      NSException.trapping { _ = contact.note }.map(\.name.rawValue) == [
        CNContactPropertyNotFetchedExceptionName
      ])
    let unknown = #expect(throws: CNError.self) {
      try store.unifiedContact(withIdentifier: "nobody", keysToFetch: keys)
    }
    #expect(unknown?.code == .recordDoesNotExist)
    #expect(unknown?.affectedRecordIdentifiers == ["nobody"])
  }

  @Test func changesAreAllMadeOrNone() async throws {
    let (store, kate) = (CNContactStore(), kate())
    try save(kate)
    await settled()
    let changes = ChangeCount()
    let keys = [CNContactGivenNameKey as CNKeyDescriptor]
    let found = try store.unifiedContact(withIdentifier: kate.identifier, keysToFetch: keys)
    let changed = try #require(found.mutableCopy() as? CNMutableContact)
    changed.givenName = "Cate"
    let request = CNSaveRequest()
    request.update(changed)
    request.delete(CNMutableContact())
    let error = #expect(throws: CNError.self) { try store.execute(request) }
    #expect(error?.code == .recordDoesNotExist && error?.affectedRecords?.count == 1)
    #expect(error.map { $0 as NSError }?.domain == "CNErrorDomain")
    #expect(
      try store.unifiedContact(withIdentifier: kate.identifier, keysToFetch: keys).givenName == "Kate")
    let group = CNMutableGroup()
    group.name = "Friends"
    let second = CNSaveRequest()
    second.update(changed)
    second.add(group, toContainerWithIdentifier: store.defaultContainerIdentifier())
    second.addMember(changed, to: group)
    try store.execute(second)
    let members = try store.unifiedContacts(
      matching: CNContact.predicateForContactsInGroup(withIdentifier: group.identifier),
      keysToFetch: keys + [CNContactFamilyNameKey])
    // The family name was not fetched when the contact was changed, and so it stays.
    #expect(members.map { $0.givenName + $0.familyName } == ["CateBell"])
    #expect(try store.groups(matching: nil).map(\.name) == ["Friends"])
    await settled()
    #expect(changes.count == 1)
  }

  private final class ChangeCount: @unchecked Sendable {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?
    init() {
      token = NotificationCenter.default.addObserver(
        forName: .CNContactStoreDidChange, object: nil, queue: nil
      ) { [weak self] _ in self?.count += 1 }
    }
    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  private func settled() async {
    for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
  }

  @Test func namesAndAddressesAreWrittenAsTheirPlacesDo() {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    contact.organizationName = "Acme"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Acme")
    (contact.givenName, contact.familyName) = ("太郎", "山田")
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "山田太郎")
    #expect(CNContactFormatter.nameOrder(for: contact) == .familyNameFirst)
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
    let formatter = CNPostalAddressFormatter()
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("Street 1", "City", "State")
    (address.postalCode, address.country, address.isoCountryCode) = ("12345", "Country", "US")
    #expect(formatter.string(from: address) == "Street 1\nCity State 12345\nCountry")
    address.isoCountryCode = "DE"
    address.state = ""
    #expect(formatter.string(from: address) == "Street 1\n12345 City\nCountry")
    address.isoCountryCode = "GB"
    #expect(formatter.string(from: address) == "Street 1\nCity\n12345\nCountry")
  }

  @Test func cardsAreReadAndWritten() throws {
    let kate = kate()
    kate.imageData = Data([0x89, 0x50, 1, 2])
    kate.dates = [
      CNLabeledValue(
        label: CNLabelDateAnniversary, value: DateComponents(year: 2001, month: 2, day: 3) as NSDateComponents
      )
    ]
    let data = try CNContactVCardSerialization.data(with: [kate])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("TEL;type=CELL;type=VOICE:(555) 564-8583\r\n"))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
    #expect(read.namePrefix + read.givenName + read.familyName == "Prof.KateBell")
    #expect(read.phoneNumbers.map(\.value) == kate.phoneNumbers.map(\.value))
    #expect(read.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile])
    #expect(read.postalAddresses.map(\.value) == kate.postalAddresses.map(\.value))
    #expect(read.contactRelations.map(\.value.name) == ["John; Bell"])
    #expect(read.birthday?.year == nil && read.birthday?.month == 1 && read.birthday?.day == 20)
    #expect(read.dates.map { ($0.value as DateComponents).year } == [2001])
    #expect(read.imageData == kate.imageData)
    let old = """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Uwe
      TEL;HOME;VOICE:030 1
      END:VCARD
      """
    let older = try #require(try CNContactVCardSerialization.contacts(with: Data(old.utf8)).first)
    #expect(older.familyName == "Müller" && older.givenName == "Uwe")
    #expect(older.phoneNumbers.map(\.label) == [CNLabelHome])
    #expect(throws: CNError(.vCardMalformed)) {
      try CNContactVCardSerialization.contacts(with: Data("BEGIN:VCARD\nN:a".utf8))
    }
  }

  @Test func everyLanguageHasTheWordsOfEnglish() {
    let words = ContactWords.all
    #expect(words.names == ["de", "en"])
    for language in words.names { #expect(words.keys(of: language).isSubset(of: words.keys(of: "en"))) }
  }

  // MARK: Screens

  private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller
    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
  }

  private final class Listener: NSObject, CNContactPickerDelegate, CNContactViewControllerDelegate {
    var heard: [String] = []
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { heard.append("cancelled") }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      heard.append(contact.givenName)
    }
    func contactViewController(
      _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {
      heard.append(contact?.givenName ?? "nobody")
    }
  }

  private final class PropertyListener: NSObject, CNContactPickerDelegate {
    var heard: [String] = []
    func contactPicker(
      _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) {
      heard.append("\(contactProperty.key) \((contactProperty.value as? CNPhoneNumber)?.stringValue ?? "")")
    }
  }

  @Test func aContactIsPicked() throws {
    let picker = CNContactPickerViewController()
    let empty = AppScreen(Shown(controller: picker))
    #expect(empty.labels.contains("No Contacts"))
    let other = CNMutableContact()
    other.givenName = "Anna"
    try save(kate(), other)
    let listener = Listener()
    let second = CNContactPickerViewController()
    second.delegate = listener
    second.predicateForEnablingContact = NSPredicate(format: "phoneNumbers.@count > 0")
    let screen = AppScreen(Shown(controller: second))
    #expect(screen.labels == ["Contacts", "Cancel", "A", "Anna", "B", "Prof. Kate Bell"])
    #expect(screen.element("Anna")?.traits.contains(.notEnabled) == true)
    screen.activate("Prof. Kate Bell")
    screen.activate("Cancel")
    #expect(listener.heard == ["Kate", "cancelled"])
  }

  @Test func aValueIsPickedWhereTheDelegateHearsOfValues() throws {
    try save(kate())
    let listener = PropertyListener()
    let picker = CNContactPickerViewController()
    picker.delegate = listener
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    let screen = AppScreen(Shown(controller: picker))
    screen.activate("Prof. Kate Bell")
    #expect(!screen.labels.contains { $0.contains("kate-bell") })
    screen.activate("mobile, (555) 564-8583")
    #expect(listener.heard == ["phoneNumbers (555) 564-8583"])
  }

  @Test func aContactIsReadWithItsNameAsHeading() throws {
    let screen = AppScreen(Shown(controller: CNContactViewController(for: kate())))
    #expect(screen.element("Prof. Kate Bell")?.traits.contains(.header) == true)
    #expect(screen.element("mobile, (555) 564-8583")?.traits.contains(.button) == true)
    #expect(screen.labels.contains("work, kate-bell@mac.com"))
    #expect(screen.labels.contains("home, 165 Davis Street\nHillsborough CA 94010"))
    #expect(screen.labels.contains("birthday, January 20"))
    #expect(screen.labels.contains("brother, John; Bell"))
  }

  @Test func aContactIsWritten() throws {
    let listener = Listener()
    let start = CNMutableContact()
    start.givenName = "Uma"
    let controller = CNContactViewController(forNewContact: start)
    controller.delegate = listener
    let screen = AppScreen(Shown(controller: UINavigationController(rootViewController: controller)))
    #expect(Set(["New Contact", "First name", "Last name", "Phone", "Email"]).isSubset(of: screen.labels))
    #expect(screen.element("First name")?.value?.string == "Uma")
    screen.activate("Done")
    #expect(listener.heard == ["Uma"])
    let all = CNContact.predicateForContacts(matchingName: "Uma")
    #expect(try CNContactStore().unifiedContacts(matching: all, keysToFetch: []).count == 1)
  }
}
