import CurbcutFoundation

/// What a contact is.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontacttype>.
public enum CNContactType: Int, Hashable, Sendable {
  /// A person.
  case person
  /// An organization.
  case organization
}

/// In which order contacts are.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactsortorder>.
public enum CNContactSortOrder: Int, Hashable, Sendable {
  /// In none.
  case none
  /// As the person has set it.
  case userDefault
  /// By the given name.
  case givenName
  /// By the family name.
  case familyName
}

/// What is fetched of a contact: a key, or what a formatter needs.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnkeydescriptor>.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Several keys together.
final class KeyGroup: NSObject, CNKeyDescriptor, @unchecked Sendable {
  let keys: Set<String>

  init(_ keys: Set<String>) {
    self.keys = keys
    super.init()
  }

  /// The keys that descriptors stand for.
  static func keys(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
    var keys: Set<String> = []
    for descriptor in descriptors {
      switch descriptor {
      case let key as String: keys.insert(key)
      case let key as NSString: keys.insert(key as String)
      case let group as KeyGroup: keys.formUnion(group.keys)
      default: break
      }
    }
    return keys
  }
}

/// A contact, as it was when it was fetched.
///
/// To read a property that was not fetched raises ``CNContactPropertyNotFetchedExceptionName``.
/// Follows <https://developer.apple.com/documentation/contacts/cncontact>.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  var record: ContactRecord
  /// What was fetched; nil for all.
  package let keys: Set<String>?
  private let ownID = UUID()

  /// Creates a contact of which nothing is known.
  public override convenience init() { self.init(ContactRecord(identifier: UUID().uuidString)) }

  init(_ record: ContactRecord, keys: Set<String>? = nil) {
    self.record = record
    self.keys = keys
    super.init()
    Self.registersKeys
  }

  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "vCard"),
      let read = try? VCardReader.read(data as Data).contacts.first
    else { return nil }
    record = read
    keys = nil
    super.init()
    Self.registersKeys
  }

  /// The objects may be in secure archives.
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(VCardWriter.data([record], identifies: true) as NSData, forKey: "vCard")
  }

  func fetched<Value>(_ key: String, _ property: KeyPath<ContactRecord, Value>) -> Value {
    if let keys, !keys.contains(key) {
      NSException(
        name: NSExceptionName(CNContactPropertyNotFetchedExceptionName),
        reason: "A property was not requested when contact was fetched."
      ).raise()
    }
    return record[keyPath: property]
  }

  /// Names the contact on this device.
  open var identifier: String { record.identifier }
  /// Names the contact in a list.
  open var id: UUID { UUID(uuidString: record.identifier) ?? ownID }
  /// What stands before the name, such as a title.
  open var namePrefix: String { fetched(CNContactNamePrefixKey, \.namePrefix) }
  /// The given name.
  open var givenName: String { fetched(CNContactGivenNameKey, \.givenName) }
  /// The middle name.
  open var middleName: String { fetched(CNContactMiddleNameKey, \.middleName) }
  /// The family name.
  open var familyName: String { fetched(CNContactFamilyNameKey, \.familyName) }
  /// The former family name.
  open var previousFamilyName: String { fetched(CNContactPreviousFamilyNameKey, \.previousFamilyName) }
  /// What stands after the name.
  open var nameSuffix: String { fetched(CNContactNameSuffixKey, \.nameSuffix) }
  /// The nickname.
  open var nickname: String { fetched(CNContactNicknameKey, \.nickname) }
  /// The name of the organization.
  open var organizationName: String { fetched(CNContactOrganizationNameKey, \.organizationName) }
  /// The department.
  open var departmentName: String { fetched(CNContactDepartmentNameKey, \.departmentName) }
  /// What the person does there.
  open var jobTitle: String { fetched(CNContactJobTitleKey, \.jobTitle) }
  /// How the given name is said.
  open var phoneticGivenName: String { fetched(CNContactPhoneticGivenNameKey, \.phoneticGivenName) }
  /// How the middle name is said.
  open var phoneticMiddleName: String { fetched(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName) }
  /// How the family name is said.
  open var phoneticFamilyName: String { fetched(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName) }
  /// How the organization’s name is said.
  open var phoneticOrganizationName: String {
    fetched(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName)
  }
  /// The note.
  open var note: String { fetched(CNContactNoteKey, \.note) }
  /// Whether it is a person, the default, or an organization.
  open var contactType: CNContactType { fetched(CNContactTypeKey, \.contactType) }
  /// The picture; nil for none.
  open var imageData: Data? { fetched(CNContactImageDataKey, \.imageData) }
  /// The birthday, perhaps without a year; nil where it is not known.
  open var birthday: DateComponents? { fetched(CNContactBirthdayKey, \.birthday) }
  /// The birthday in another calendar; nil where it is not known.
  open var nonGregorianBirthday: DateComponents? {
    fetched(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday)
  }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fetched(CNContactPhoneNumbersKey, \.phoneNumbers) }
  /// The email addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] {
    fetched(CNContactEmailAddressesKey, \.emailAddresses)
  }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    fetched(CNContactPostalAddressesKey, \.postalAddresses)
  }
  /// The addresses of pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { fetched(CNContactUrlAddressesKey, \.urlAddresses) }
  /// The people who belong to the contact.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] {
    fetched(CNContactRelationsKey, \.contactRelations)
  }
  /// The social profiles.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    fetched(CNContactSocialProfilesKey, \.socialProfiles)
  }
  /// The addresses for messages.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    fetched(CNContactInstantMessageAddressesKey, \.instantMessageAddresses)
  }
  /// The dates, such as a wedding day.
  open var dates: [CNLabeledValue<NSDateComponents>] { fetched(CNContactDatesKey, \.dates) }
  /// The picture, made small; nil for none. Here it is as large as the picture.
  open var thumbnailImageData: Data? { fetched(CNContactThumbnailImageDataKey, \.imageData) }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { fetched(CNContactImageDataAvailableKey, \.imageData) != nil }

  /// Whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) ?? true }
  /// Whether all properties were fetched that descriptors stand for.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    keys.map { KeyGroup.keys(keyDescriptors).isSubset(of: $0) } ?? true
  }
  /// Whether the contact is one with another, as one that was put together from several accounts.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(record, keys: keys) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(record, keys: keys) }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.record.isEqual(to: record) == true
  }
  open override var hash: Int { record.identifier.hashValue }
  open override var description: String {
    "<\(type(of: self)): identifier=\(identifier), givenName=\(record.givenName), familyName=\(record.familyName)>"
  }
}

extension CNContact: Identifiable {}

/// A contact that can be changed.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnmutablecontact>.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// What stands before the name, such as a title.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { record.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { record.givenName = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { super.middleName }
    set { record.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { record.familyName = newValue }
  }
  /// The former family name.
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { record.previousFamilyName = newValue }
  }
  /// What stands after the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { record.nameSuffix = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { super.nickname }
    set { record.nickname = newValue }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { super.organizationName }
    set { record.organizationName = newValue }
  }
  /// The department.
  open override var departmentName: String {
    get { super.departmentName }
    set { record.departmentName = newValue }
  }
  /// What the person does there.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { record.jobTitle = newValue }
  }
  /// How the given name is said.
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { record.phoneticGivenName = newValue }
  }
  /// How the middle name is said.
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { record.phoneticMiddleName = newValue }
  }
  /// How the family name is said.
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { record.phoneticFamilyName = newValue }
  }
  /// How the organization’s name is said.
  open override var phoneticOrganizationName: String {
    get { super.phoneticOrganizationName }
    set { record.phoneticOrganizationName = newValue }
  }
  /// The note.
  open override var note: String {
    get { super.note }
    set { record.note = newValue }
  }
  /// Whether it is a person, the default, or an organization.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { record.contactType = newValue }
  }
  /// The picture; nil for none.
  open override var imageData: Data? {
    get { super.imageData }
    set { record.imageData = newValue }
  }
  /// The birthday, perhaps without a year; nil where it is not known.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { record.birthday = newValue }
  }
  /// The birthday in another calendar; nil where it is not known.
  open override var nonGregorianBirthday: DateComponents? {
    get { super.nonGregorianBirthday }
    set { record.nonGregorianBirthday = newValue }
  }
  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { record.phoneNumbers = newValue }
  }
  /// The email addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { record.emailAddresses = newValue }
  }
  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { record.postalAddresses = newValue }
  }
  /// The addresses of pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { record.urlAddresses = newValue }
  }
  /// The people who belong to the contact.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { super.contactRelations }
    set { record.contactRelations = newValue }
  }
  /// The social profiles.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { record.socialProfiles = newValue }
  }
  /// The addresses for messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { record.instantMessageAddresses = newValue }
  }
  /// The dates, such as a wedding day.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { record.dates = newValue }
  }
}
