// What the values of a contact are: <https://developer.apple.com/documentation/contacts/cnlabeledvalue>.

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// An address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// A home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// A wedding day.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The number of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The number of an Apple Watch.
public let CNLabelPhoneNumberAppleWatch = "_$!<AppleWatch>!$_"
/// The number of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The number of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The number of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The number of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The number of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// The contact’s father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The contact’s mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The contact’s parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The contact’s brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The contact’s sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The contact’s son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The contact’s daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The contact’s child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The contact’s friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The contact’s spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The contact’s partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The contact’s assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The contact’s manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The contact’s colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The contact’s teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The contact’s sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// The contact’s younger brother.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// The contact’s younger sister.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// The contact’s elder brother.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// The contact’s elder sister.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// The contact’s husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The contact’s wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The contact’s boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// The contact’s girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// The contact’s male friend.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// The contact’s female friend.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// The contact’s grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The contact’s grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The contact’s grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The contact’s grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// The contact’s granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// The contact’s grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// The contact’s parent-in-law.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// The contact’s mother-in-law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// The contact’s father-in-law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// The contact’s aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The contact’s uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The contact’s niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The contact’s nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The contact’s cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The contact’s male cousin.
public let CNLabelContactRelationMaleCousin = "_$!<MaleCousin>!$_"
/// The contact’s female cousin.
public let CNLabelContactRelationFemaleCousin = "_$!<FemaleCousin>!$_"
/// The contact’s stepparent.
public let CNLabelContactRelationStepparent = "_$!<Stepparent>!$_"
/// The contact’s stepfather.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// The contact’s stepmother.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// The contact’s stepchild.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"
/// The contact’s stepson.
public let CNLabelContactRelationStepson = "_$!<Stepson>!$_"
/// The contact’s stepdaughter.
public let CNLabelContactRelationStepdaughter = "_$!<Stepdaughter>!$_"
/// The contact’s son-in-law.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
/// The contact’s daughter-in-law.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// The contact’s sister-in-law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// The contact’s brother-in-law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
