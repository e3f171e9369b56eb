import CurbcutFoundation

extension CNContact {
  /// A predicate for the contacts in whose name each word of a text begins a word.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let wanted = words(name)
    return RecordPredicate<ContactRecord> { record, _ in
      let own = [
        record.givenName, record.middleName, record.familyName, record.nickname, record.organizationName,
        record.phoneticGivenName, record.phoneticFamilyName, record.previousFamilyName,
      ].flatMap(words)
      return !wanted.isEmpty && wanted.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
  }

  /// A predicate for the contacts with an email address.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let wanted = emailAddress.lowercased()
    return RecordPredicate<ContactRecord> { record, _ in
      record.emailAddresses.contains { ($0.value as String).lowercased() == wanted }
    }
  }

  /// A predicate for the contacts with a phone number, with or without the codes of country and place.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    RecordPredicate<ContactRecord> { record, _ in
      record.phoneNumbers.contains { $0.value.matches(phoneNumber) }
    }
  }

  /// A predicate for the contacts with some identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    RecordPredicate<ContactRecord> { record, _ in identifiers.contains(record.identifier) }
  }

  /// A predicate for the contacts of a group.
  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    RecordPredicate<ContactRecord> { record, book in
      book.groups.contains { $0.identifier == groupIdentifier && $0.members.contains(record.identifier) }
    }
  }

  /// A predicate for the contacts of a container.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
  {
    RecordPredicate<ContactRecord> { _, _ in containerIdentifier == AddressBook.containerIdentifier }
  }

  /// Compares two contacts by their names.
  public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { one, two in
      guard let one = one as? CNContact, let two = two as? CNContact else { return .orderedSame }
      return compare(one.record, two.record, by: sortOrder)
    }
  }

  /// What must be fetched of contacts to compare them.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    KeyGroup([
      CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNicknameKey,
      CNContactOrganizationNameKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
      CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactTypeKey,
    ])
  }

  static func compare(_ one: ContactRecord, _ two: ContactRecord, by order: CNContactSortOrder)
    -> ComparisonResult
  {
    guard order != .none else { return .orderedSame }
    let order = order == .userDefault ? CNContactsUserDefaults.shared().sortOrder : order
    let (first, second) = (one.sortName(by: order), two.sortName(by: order))
    for (left, right) in zip(first, second) {
      let result = left.localizedStandardCompare(right)
      if result != .orderedSame { return result }
    }
    if first.count == second.count { return .orderedSame }
    return first.count < second.count ? .orderedAscending : .orderedDescending
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension CNContact {
  /// The contacts with a name, for the system, which asks nobody.
  package static func unasked(matching name: String) -> [CNContact] {
    let predicate = predicateForContacts(matchingName: name)
    guard let condition = try? RecordPredicate<ContactRecord>.condition(predicate) else { return [] }
    return AddressBook.access { book in book.all.filter { condition($0, book) } }.map { CNContact($0) }
  }
}
