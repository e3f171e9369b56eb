import Testing

@testable import ObjectiveCHeaders

@Suite("Names of methods in Swift")
struct MethodNameTests {
  /// A method as a class declares it, and its name as Apple's documentation has it.
  struct Example: Sendable, CustomTestStringConvertible {
    var context: String
    var method: String
    var name: String
    var properties: Set<String> = []
    var testDescription: String { name }

    init(_ context: String, _ method: String, _ name: String, properties: Set<String> = []) {
      (self.context, self.method, self.name, self.properties) = (context, method, name, properties)
    }
  }

  @Test(
    "are those that Apple's own have",
    arguments: [
      Example("UIColor", "+ (UIColor *)redColor;", "red()"),
      Example("UIColor", "- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;", "withAlphaComponent(_:)"),
      Example(
        "UIViewController",
        "- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion;",
        "dismiss(animated:completion:)"),
      Example(
        "UIViewController",
        "- (void)presentViewController:(UIViewController *)c animated:(BOOL)f completion:(void (^)(void))d;",
        "present(_:animated:completion:)"),
      Example(
        "UIViewController", "- (void)performSegueWithIdentifier:(NSString *)i sender:(nullable id)sender;",
        "performSegue(withIdentifier:sender:)"),
      Example(
        "UINavigationController", "- (void)pushViewController:(UIViewController *)c animated:(BOOL)a;",
        "pushViewController(_:animated:)", properties: ["viewControllers"]),
      Example(
        "UITableViewDelegate", "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i;",
        "tableView(_:didSelectRowAt:)"),
      Example("UITableView", "- (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;", "indexPath(for:)"),
      Example(
        "UITableView",
        "- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)p withRowAnimation:(UITableViewRowAnimation)a;",
        "reloadRows(at:with:)"),
      Example(
        "UITableView",
        "- (void)scrollToRowAtIndexPath:(NSIndexPath *)p atScrollPosition:(UITableViewScrollPosition)s animated:(BOOL)a;",
        "scrollToRow(at:at:animated:)"),
      Example(
        "UITableView",
        "- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)i forIndexPath:(NSIndexPath *)p;",
        "dequeueReusableCell(withIdentifier:for:)"),
      Example("UIView", "- (void)insertSubview:(UIView *)v atIndex:(NSInteger)i;", "insertSubview(_:at:)"),
      Example(
        "UIView", "- (void)addGestureRecognizer:(UIGestureRecognizer *)g;", "addGestureRecognizer(_:)",
        properties: ["gestureRecognizers"]),
      Example("UIView", "- (CGRect)convertRect:(CGRect)r toView:(UIView *)v;", "convert(_:to:)"),
      Example("UIView", "- (void)removeFromSuperview;", "removeFromSuperview()"),
      Example("UIView", "- (instancetype)initWithFrame:(CGRect)frame;", "init(frame:)"),
      Example("UIBezierPath", "- (void)moveToPoint:(CGPoint)p;", "move(to:)"),
      Example("UIBezierPath", "- (void)addLineToPoint:(CGPoint)p;", "addLine(to:)"),
      Example("UIButton", "- (void)setTitle:(NSString *)t forState:(UIControlState)s;", "setTitle(_:for:)"),
      Example(
        "UIControl", "- (void)addTarget:(id)t action:(SEL)a forControlEvents:(UIControlEvents)e;",
        "addTarget(_:action:for:)"),
      Example("UIImage", "+ (nullable UIImage *)imageNamed:(NSString *)name;", "init(named:)"),
      Example("NSData", "+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url;", "init(contentsOf:)"),
      Example("NSString", "- (NSString *)stringByAppendingString:(NSString *)s;", "appending(_:)"),
      Example(
        "NSString",
        "- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)a withString:(NSString *)b;",
        "replacingOccurrences(of:with:)"),
      Example(
        "NSString",
        "- (BOOL)writeToFile:(NSString *)p atomically:(BOOL)a encoding:(NSStringEncoding)e error:(NSError **)error;",
        "write(toFile:atomically:encoding:) throws"),
      Example(
        "NSFileManager",
        "- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)p error:(NSError **)error;",
        "contentsOfDirectory(atPath:) throws"),
      Example(
        "NSArray", "- (void)enumerateObjectsUsingBlock:(void (^)(id object, NSUInteger i, BOOL *stop))block;",
        "enumerateObjects(_:)"),
      Example(
        "NSBundle", "- (NSURL *)URLForResource:(NSString *)n withExtension:(NSString *)e;",
        "url(forResource:withExtension:)"),
      Example("NSUserDefaults", "- (id)objectForKey:(NSString *)key;", "object(forKey:)"),
      Example("NSURLSession", "- (void)resume;", "resume()"),
      Example("Note", "- (BOOL)saveAndReturnError:(NSError **)error;", "save() throws"),
      Example("Note", "- (BOOL)saveWithError:(NSError **)error;", "save() throws"),
      Example("SPAppDelegate", "+ (SPAppDelegate *)sharedDelegate;", "shared()"),
      Example("Note", "- (void)updateLabel:(UILabel *)label;", "updateLabel(_:)"),
      Example("Note", "- (void)a:(int)x NS_SWIFT_NAME(put(x:));", "put(x:)"),
      Example("Note", "- (void)hide NS_REFINED_FOR_SWIFT;", "__hide()"),
    ])
  func names(_ example: Example) throws {
    var preprocessor = HeaderPreprocessor()
    var constants: [String: Int] = [:]
    let read = HeaderParser.read(
      "NS_ASSUME_NONNULL_BEGIN\n@interface \(example.context) : NSObject\n\(example.method)\n@end\n",
      path: "A.h", &preprocessor, &constants)
    let method = try #require(read.classes.first?.members.methods.first)
    let name = try #require(
      MethodName(
        method, context: example.context, properties: example.properties, types: TypeTable([read])))
    let labels = name.name.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    #expect("\(name.name.base)(\(labels))\(name.isThrowing ? " throws" : "")" == example.name)
  }

  @Test(
    "divide words as the importer does",
    arguments: [
      ("XMLReader", ["XML", "Reader"]), ("URLs", ["URLs"]), ("URLIs", ["URL", "Is"]), ("UTF8", ["UTF", "8"]),
      ("lowercase_example", ["lowercase", "_", "example"]), ("aB", ["a", "B"]), ("", []),
      ("NSURLSession", ["NSURL", "Session"]), ("indexPath", ["index", "Path"]),
    ] as [(String, [String])])
  func words(_ name: String, _ words: [String]) { #expect(CamelCaseWords(name).words == words) }

  @Test(
    "write initialisms in small letters",
    arguments: [("URLSession", "urlSession"), ("URL", "url"), ("Foo", "foo"), ("URLs", "urls"), ("x", "x")])
  func initialisms(_ name: String, _ lower: String) { #expect(name.lowercasedInitialism == lower) }
}
