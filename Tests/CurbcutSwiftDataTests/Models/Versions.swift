import Foundation
import SwiftData

enum NotesV1: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Note {
    var title: String
    var old: Int = 0
    init(title: String) { self.title = title }
  }
}

enum NotesV2: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Note {
    @Attribute(originalName: "title") var heading: String
    var stars: Int = 3
    var more: String?
    init(heading: String) { self.heading = heading }
  }
}

enum NotesV3: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model
  final class Note {
    var heading: String
    var stars: Int = 3
    var more: String?
    var length: Int = 0
    init(heading: String) { self.heading = heading }
  }
}

enum NotesPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [NotesV1.self, NotesV2.self, NotesV3.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: NotesV1.self, toVersion: NotesV2.self),
      .custom(
        fromVersion: NotesV2.self, toVersion: NotesV3.self,
        willMigrate: { context in
          for note in try context.fetch(FetchDescriptor<NotesV2.Note>()) where note.heading == "drop" {
            context.delete(note)
          }
        },
        didMigrate: { context in
          for note in try context.fetch(FetchDescriptor<NotesV3.Note>()) { note.length = note.heading.count }
        }),
    ]
  }
}

/// A later version in which a property is there that the models of the earlier one have no value for.
enum NotesWithoutDefault: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Note {
    var title: String
    var needed: Int
    init(title: String, needed: Int) {
      self.title = title
      self.needed = needed
    }
  }
}
