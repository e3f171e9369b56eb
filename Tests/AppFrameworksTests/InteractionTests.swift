import CurbcutFoundation
import CurbcutIntents
import Testing

@Suite("What an app tells of itself", .serialized)
struct InteractionTests {
  @Test func interactionsAreKeptUntilTheyAreTakenBack() async throws {
    func interaction(_ identifier: String, _ group: String) -> INInteraction {
      let interaction = INInteraction(intent: INIntent(), response: nil)
      (interaction.identifier, interaction.groupIdentifier) = (identifier, group)
      return interaction
    }
    for identifier in ["a", "b", "c"] {
      try await interaction(identifier, identifier == "c" ? "x" : "y").donate()
    }
    INInteraction.delete(with: ["a"])
    #expect(INInteraction.donated.map(\.identifier) == ["b", "c"])
    INInteraction.delete(with: "x")
    #expect(INInteraction.donated.map(\.identifier) == ["b"])
    try await INInteraction.deleteAll()
    #expect(INInteraction.donated.isEmpty)
  }

  @Test func someoneHasAName() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Kate", "Bell")
    let person = INPerson(
      personHandle: INPersonHandle(value: "a@b.c", type: .emailAddress), nameComponents: name,
      displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil)
    #expect(person.displayName == "Kate Bell")
  }
}
