import CurbcutSwiftUI
import Foundation

private enum ModelContextKey: EnvironmentKey {
  /// The context of a container without models.
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    do {
      return ModelContext(
        try ModelContainer(for: Schema([]), configurations: [.init(isStoredInMemoryOnly: true)]))
    } catch {
      NSException.end(.internalInconsistencyException, "A store in memory cannot be opened: \(error)")
    }
  }()
}

extension EnvironmentValues {
  /// The context in which views work with models.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/modelcontext>.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// How a view opens a container of its own.
private struct ContainerRequest {
  var types: [any PersistentModel.Type]
  var isInMemory: Bool
  var isAutosaveEnabled: Bool
  var isUndoEnabled: Bool
  var onSetup: (Result<ModelContainer, any Error>) -> Void

  @MainActor func open() -> ModelContainer? {
    let result = Result {
      try ModelContainer(
        for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: isInMemory)])
    }
    switch result {
    case .success(let container):
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      if isUndoEnabled { container.mainContext.undoManager = UndoManager() }
    case .failure(let error): HostMessages.write("SwiftData: \(error)\n")
    }
    onSetup(result)
    return try? result.get()
  }
}

/// The container of a view or a scene, which is opened once.
@MainActor
private final class OpenedContainer {
  private var container: ModelContainer?
  private var isOpened = false
  /// Those of scenes, which are made anew whenever the app's body is evaluated.
  static var ofScenes: [[ObjectIdentifier]: OpenedContainer] = [:]

  nonisolated init() {}

  func container(_ request: ContainerRequest) -> ModelContainer? {
    if !isOpened {
      isOpened = true
      container = request.open()
    }
    return container
  }
}

private struct ContainerModifier: ViewModifier {
  let request: ContainerRequest
  @State private var opened = OpenedContainer()

  func body(content: Content) -> some View {
    let context = opened.container(request)?.mainContext
    return content.transformEnvironment(\.self) { values in
      guard let context else { return }
      values.modelContext = context
      if request.isUndoEnabled { values.undoManager = context.undoManager }
    }
  }
}

extension View {
  /// Opens a container of models of one class, for the view and all in it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-18hhy>.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens a container of models of several classes, for the view and all in it.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        request: ContainerRequest(
          types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup)))
  }

  /// Gives the view and all in it a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the view and all in it a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Opens a container of models of one class, for the views of the scene.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-1hrmj>.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens a container of models of several classes, for the views of the scene.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let key = modelTypes.map { ObjectIdentifier($0) }
    let opened = OpenedContainer.ofScenes[key] ?? OpenedContainer()
    OpenedContainer.ofScenes[key] = opened
    let request = ContainerRequest(
      types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    let context = opened.container(request)?.mainContext ?? ModelContextKey.defaultValue
    return environment(\.modelContext, context)
  }

  /// Gives the views of the scene a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views of the scene a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
}
