import CurbcutFoundation
import Testing

private enum NumberAttribute: CodableAttributedStringKey {
  typealias Value = Int
  static let name = "Number"
}
private enum MoodAttribute: AttributedStringKey {
  typealias Value = String
  static let name = "Mood"
}
private struct NumberScope: AttributeScope {
  let number: NumberAttribute
}
private struct WholeScope: AttributeScope {
  let numbers: NumberScope
  let mood: MoodAttribute
  let link: AttributeScopes.FoundationAttributes.LinkAttribute
}

@Suite("Attributed strings in a scope")
struct AttributedStringScopeTests {
  private var text: AttributedString {
    var text = AttributedString("one ")
    text[NumberAttribute.self] = 1
    text[MoodAttribute.self] = "calm"
    var link = AttributedString("two")
    link.link = URL(string: "https://example.org")
    return text + link
  }

  @Test("have no other attributes, and those of scopes within")
  func including() {
    let numbers = AttributedString(text, including: NumberScope.self)
    #expect(numbers.runs.map { $0.attributes[NumberAttribute.self] } == [1, nil])
    #expect(numbers.runs.allSatisfy { $0.attributes[MoodAttribute.self] == nil && $0.link == nil })
    #expect(AttributedString(text, including: WholeScope.self) == text)
    #expect(
      AttributedString(text, including: \.foundation).runs.map(\.link).last
        == URL(string: "https://example.org"))
  }

  @Test("are encoded with those attributes whose values can be, and decoded again")
  func coding() throws {
    let data = try JSONEncoder().encode(text, configuration: WholeScope.encodingConfiguration)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
    #expect(json.first as? String == "one " && (json[1] as? [String: Int]) == ["Number": 1])
    let read = try JSONDecoder().decode(
      AttributedString.self, from: data, configuration: WholeScope.decodingConfiguration)
    #expect(String(read.characters) == "one two")
    #expect(read.runs.map { $0.attributes[NumberAttribute.self] } == [1, nil])
    #expect(read.runs.map(\.link).last == URL(string: "https://example.org"))
    #expect(read.runs.first?.attributes[MoodAttribute.self] == nil)
    // By the scope itself, as well.
    #expect(
      try JSONDecoder().decode(AttributedString.self, from: data, configuration: WholeScope.self) == read)
  }

  private struct Smoothie: Codable, Equatable {
    var name: String
    var description: AttributedString
  }

  @Test("are a part of what is encoded, with the attributes of Foundation")
  func parts() throws {
    var text = AttributedString("Made of ")
    text.append(
      AttributedString("berries", attributes: AttributeContainer().link(URL(string: "https://example.org")!)))
    let smoothie = Smoothie(name: "Berry Blue", description: text)
    let data = try JSONEncoder().encode(smoothie)
    #expect(try JSONDecoder().decode(Smoothie.self, from: data) == smoothie)
    let plain = Data(#"{"name": "Carrot", "description": "Spicy"}"#.utf8)
    #expect(try JSONDecoder().decode(Smoothie.self, from: plain).description == AttributedString("Spicy"))
  }

  @Test("are a string without attributes, and may have them in a table")
  func forms() throws {
    let plain = try JSONEncoder().encode(
      AttributedString("plain"), configuration: NumberScope.encodingConfiguration)
    #expect(String(decoding: plain, as: UTF8.self) == "\"plain\"")
    func read(_ json: String) throws -> AttributedString {
      try JSONDecoder().decode(
        AttributedString.self, from: Data(json.utf8), configuration: NumberScope.decodingConfiguration)
    }
    #expect(try read("\"plain\"") == AttributedString("plain"))
    let table = try read(
      #"{"runs": ["a", 1, "b", 0], "attributeTable": [{}, {"Number": 4, "Mood": "unknown here"}]}"#)
    #expect(table.runs.map { $0.attributes[NumberAttribute.self] } == [4, nil])
    #expect(throws: DecodingError.self) { try read(#"{"runs": ["a", 7], "attributeTable": [{}]}"#) }
    #expect(throws: DecodingError.self) { try read(#"["a", {"Number": "four"}]"#) }
    #expect(throws: DecodingError.self) { try read("[1]") }
  }
}
