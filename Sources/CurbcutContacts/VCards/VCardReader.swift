import CurbcutFoundation

/// Reads vCards of the versions 2.1, 3.0 and 4.0, with Apple's additions.
struct VCardReader {
  private struct Line {
    var group = ""
    var name = ""
    var parameters: [(name: String, value: String)] = []
    var value = ""

    /// What a value is: `HOME`, in capitals.
    var types: Set<String> {
      Set(
        parameters.filter { $0.name == "TYPE" || $0.value.isEmpty }.flatMap { parameter in
          (parameter.value.isEmpty ? parameter.name : parameter.value).uppercased().split(separator: ",")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
        })
    }
    func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
    /// The fields of the value, which semicolons part.
    var fields: [String] { VCardReader.split(value).map(VCardReader.unescaped) }
    var text: String { VCardReader.unescaped(value) }
  }

  /// The contacts and groups of a file.
  ///
  /// - Throws: `CNError.vCardMalformed` when it has no vCard, or one without end.
  static func read(_ data: Data) throws -> (contacts: [ContactRecord], groups: [GroupRecord]) {
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    var contacts: [ContactRecord] = []
    var groups: [GroupRecord] = []
    var card: [Line]?
    for line in unfolded(text) {
      guard let read = parse(line) else {
        if card != nil { throw CNError(.vCardMalformed) }
        continue
      }
      switch (read.name, read.value.uppercased()) {
      case ("BEGIN", "VCARD"): card = []
      case ("END", "VCARD"):
        guard let lines = card else { throw CNError(.vCardMalformed) }
        card = nil
        if lines.contains(where: { $0.name == "X-ADDRESSBOOKSERVER-KIND" && $0.value.lowercased() == "group" }
        ) {
          groups.append(group(lines))
        } else {
          contacts.append(contact(lines))
        }
      default: card?.append(read)
      }
    }
    guard card == nil, !contacts.isEmpty || !groups.isEmpty || text.allSatisfy(\.isWhitespace) else {
      throw CNError(.vCardMalformed)
    }
    return (contacts, groups)
  }

  // MARK: Lines

  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += String(line.dropFirst())
      } else if let last = lines.last, last.hasSuffix("="), last.uppercased().contains("QUOTED-PRINTABLE") {
        lines[lines.count - 1] = String(last.dropLast()) + String(line)
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  private static func parse(_ line: String) -> Line? {
    var isQuoted = false
    var end: String.Index?
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      if line[index] == ":", !isQuoted {
        end = index
        break
      }
    }
    guard let end else { return nil }
    var result = Line()
    let head = line[..<end].split(separator: ";")
    guard let first = head.first else { return nil }
    if let dot = first.firstIndex(of: ".") {
      result.group = String(first[..<dot])
      result.name = first[first.index(after: dot)...].uppercased()
    } else {
      result.name = first.uppercased()
    }
    result.parameters = head.dropFirst().map { part in
      guard let sign = part.firstIndex(of: "=") else { return (part.uppercased(), "") }
      return (part[..<sign].uppercased(), String(part[part.index(after: sign)...]))
    }
    result.value = String(line[line.index(after: end)...])
    let encoding = result.parameter("ENCODING")?.uppercased()
    if encoding == "QUOTED-PRINTABLE" || result.parameters.contains(where: { $0.name == "QUOTED-PRINTABLE" })
    {
      result.value = quotedPrintable(result.value)
    }
    return result
  }

  private static func quotedPrintable(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func split(_ text: String) -> [String] {
    var fields = [""]
    var isEscaped = false
    for character in text {
      if !isEscaped, character == ";" {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
      isEscaped = !isEscaped && character == "\\"
    }
    return fields
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: Cards

  private static func group(_ lines: [Line]) -> GroupRecord {
    var group = GroupRecord(identifier: UUID().uuidString, name: "")
    for line in lines {
      switch line.name {
      case "FN": group.name = line.text
      case "UID": group.identifier = line.text
      case "X-ADDRESSBOOKSERVER-MEMBER":
        group.members.append(line.text.replacingOccurrences(of: "urn:uuid:", with: ""))
      default: break
      }
    }
    return group
  }

  private static func contact(_ lines: [Line]) -> ContactRecord {
    var record = ContactRecord(identifier: UUID().uuidString)
    var formatted = ""
    let labels = Dictionary(
      lines.filter { $0.name == "X-ABLABEL" }.map { ($0.group, $0.text) }, uniquingKeysWith: { $1 })
    let countries = Dictionary(
      lines.filter { $0.name == "X-ABADR" }.map { ($0.group, $0.text) }, uniquingKeysWith: { $1 })
    for line in lines {
      func field(_ index: Int) -> String {
        line.fields.indices.contains(index) ? line.fields[index] : ""
      }
      let own = line.group.isEmpty ? nil : labels[line.group]
      let label = own ?? self.label(line.types)
      switch line.name {
      case "N":
        (record.familyName, record.givenName, record.middleName) = (field(0), field(1), field(2))
        (record.namePrefix, record.nameSuffix) = (field(3), field(4))
      case "FN": formatted = line.text
      case "UID": record.identifier = line.text.replacingOccurrences(of: "urn:uuid:", with: "")
      case "NICKNAME": record.nickname = line.text
      case "X-MAIDENNAME": record.previousFamilyName = line.text
      case "X-PHONETIC-FIRST-NAME": record.phoneticGivenName = line.text
      case "X-PHONETIC-MIDDLE-NAME": record.phoneticMiddleName = line.text
      case "X-PHONETIC-LAST-NAME": record.phoneticFamilyName = line.text
      case "X-PHONETIC-ORG": record.phoneticOrganizationName = line.text
      case "ORG": (record.organizationName, record.departmentName) = (field(0), field(1))
      case "TITLE": record.jobTitle = line.text
      case "NOTE": record.note = line.text
      case "X-ABSHOWAS": if line.value.uppercased() == "COMPANY" { record.contactType = .organization }
      case "TEL":
        let number = line.text.hasPrefix("tel:") ? String(line.text.dropFirst(4)) : line.text
        record.phoneNumbers.append(
          CNLabeledValue(label: own ?? phoneLabel(line.types), value: CNPhoneNumber(stringValue: number)))
      case "EMAIL":
        record.emailAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
      case "URL": record.urlAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
      case "ADR":
        var parts = PostalParts()
        parts.street = [field(2), field(0)].filter { !$0.isEmpty }.joined(separator: "\n")
        (parts.subLocality, parts.city, parts.state) = (field(1), field(3), field(4))
        (parts.postalCode, parts.country) = (field(5), field(6))
        parts.isoCountryCode = countries[line.group] ?? ""
        record.postalAddresses.append(CNLabeledValue(label: label, value: CNPostalAddress(parts)))
      case "BDAY": record.birthday = date(line.value)
      case "X-ABDATE", "ANNIVERSARY":
        if let date = date(line.value) {
          let label = line.name == "ANNIVERSARY" ? CNLabelDateAnniversary : label
          record.dates.append(CNLabeledValue(label: label, value: date as NSDateComponents))
        }
      case "X-ABRELATEDNAMES":
        record.contactRelations.append(
          CNLabeledValue(label: label, value: CNContactRelation(name: line.text)))
      case "X-SOCIALPROFILE":
        let service = line.parameter("TYPE") ?? ""
        record.socialProfiles.append(
          CNLabeledValue(
            label: own,
            value: CNSocialProfile(
              urlString: line.text, username: line.parameter("X-USER"), userIdentifier: nil,
              service: socialServices.first { $0.lowercased() == service.lowercased() } ?? service)))
      case "IMPP":
        let name = line.text.split(separator: ":", maxSplits: 1).last.map(String.init) ?? line.text
        record.instantMessageAddresses.append(
          CNLabeledValue(
            label: label,
            value: CNInstantMessageAddress(username: name, service: line.parameter("X-SERVICE-TYPE"))))
      case "PHOTO":
        let value = line.value.components(separatedBy: ";base64,").last ?? line.value
        record.imageData = Data(base64Encoded: value, options: .ignoreUnknownCharacters)
      default: break
      }
    }
    let hasName = ![record.givenName, record.familyName, record.organizationName].allSatisfy(\.isEmpty)
    if !hasName { record.givenName = formatted }
    return record
  }

  private static let socialServices = [
    CNSocialProfileServiceFacebook, CNSocialProfileServiceFlickr, CNSocialProfileServiceLinkedIn,
    CNSocialProfileServiceMySpace, CNSocialProfileServiceSinaWeibo, CNSocialProfileServiceTencentWeibo,
    CNSocialProfileServiceTwitter, CNSocialProfileServiceYelp, CNSocialProfileServiceGameCenter,
  ]

  private static func label(_ types: Set<String>) -> String? {
    if types.contains("HOME") { return CNLabelHome }
    if types.contains("WORK") { return CNLabelWork }
    return types.contains("OTHER") ? CNLabelOther : nil
  }

  private static func phoneLabel(_ types: Set<String>) -> String? {
    if types.contains("FAX") {
      if types.contains("HOME") { return CNLabelPhoneNumberHomeFax }
      return types.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberOtherFax
    }
    if types.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
    if types.contains("CELL") { return CNLabelPhoneNumberMobile }
    if types.contains("MAIN") { return CNLabelPhoneNumberMain }
    if types.contains("PAGER") { return CNLabelPhoneNumberPager }
    return label(types)
  }

  /// A day such as `1990-04-01`, `19900401` or `--04-01`. Apple writes a day without year in 1604.
  private static func date(_ text: String) -> DateComponents? {
    let day = text.prefix { $0 != "T" }
    let digits = day.filter(\.isNumber)
    var date = DateComponents()
    let rest: Substring
    if digits.count == 4, day.hasPrefix("--") {
      rest = digits[...]
    } else if digits.count == 8, let year = Int(digits.prefix(4)) {
      if year != 1604 { date.year = year }
      rest = digits.dropFirst(4)
    } else {
      return nil
    }
    date.month = Int(rest.prefix(2))
    date.day = Int(rest.suffix(2))
    date.calendar = Calendar(identifier: .gregorian)
    return date
  }
}
